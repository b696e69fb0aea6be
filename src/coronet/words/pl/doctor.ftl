### The words of `coronet doctor`: a word for each result, and a line for each finding.

doctor-ok = ok    { $said }
doctor-note = uwaga { $said }
doctor-fail = BŁĄD  { $said }

doctor-python-ok = Python { $found }
doctor-python-old = Python { $found } jest za stary: zainstaluj { $oldest } lub nowszy
doctor-compiler-ok = Kompilator jest: wiele gier można rozegrać szybko
doctor-compiler-missing = Dodatku fast (llvmlite, numpy) nie ma: brak botów na poziomach strong i expert, podpowiedzi i analiz, a reszta działa wolniej
doctor-page-ok = Strona jest zbudowana
doctor-page-missing = Strona nie jest zbudowana: uruchom make page
doctor-disk-ok = Wolne miejsce na dysku: { $free } MB
doctor-disk-full = Wolne miejsce na dysku to tylko { $free } MB: potrzeba co najmniej { $least }
doctor-database-ok = { $database } ma schemat { $revision }
doctor-database-new = { $database } jeszcze nie istnieje: serwer założy tę bazę
doctor-database-older = { $database } ma schemat { $found }: następny serwer zrobi kopię i przejdzie na { $revision }
doctor-database-migrate = { $database } ma schemat { $found }: uruchom coronet migrate, żeby przejść na { $revision }
doctor-database-newer = { $database } ma schemat { $found } z nowszej wersji Coronet; tutaj jest { $revision }
doctor-database-closed = { $database }: tej bazy nie da się otworzyć
doctor-database-refused = { $why }
doctor-games-none = Żadna gra nie jest w toku
doctor-games-ok = Gry w toku i wersje ich zasad: { $games }
doctor-games-unknown = Gry w toku, niektóre z zasadami tutaj nieznanymi: { $games }. Pozwól im się skończyć przed aktualizacją
doctor-port-free = Port { $port } jest wolny
doctor-port-ours = Na porcie { $port } odpowiada serwer
doctor-port-full = Serwer na porcie { $port } nie może zapisywać, bo jego dysk jest pełny: zrób miejsce, a ruszy sam
doctor-port-down = Serwer na porcie { $port } odpowiada, ale jego baza danych nie: zajrzyj do jego dziennika
doctor-port-next = Port { $port } zajmuje inny program: serwer weźmie { $free }
doctor-port-taken = Port { $port } zajmuje inny program: wybierz inny przez --port
doctor-addresses-ok = Inni w tej sieci znajdą ten komputer pod adresem { $addresses }
doctor-addresses-none = Brak sieci: tylko ten komputer sięgnie do serwera
