# A page whose house is on this device.
device-fetching = Gry przenoszą się na to urządzenie, tylko raz: { $got } z { $of } MB.
device-opening = Otwieranie gier.
device-elsewhere = Twoje gry są otwarte w innej karcie.
device-take = Otwórz je tutaj
device-old = Ta przeglądarka jest za stara, by grać bez serwera. Wystarczy Firefox, Chrome lub Safari z ostatnich trzech lat.
device-failed = Nie udało się otworzyć gier na tym urządzeniu.
device-again = Spróbuj ponownie
device-alone = Te gry są tylko na tym urządzeniu, dlatego nie ma linku z zaproszeniem. Kto chce grać razem, instaluje Coronet i uruchamia coronet serve.
device-beside = Te gry są tylko na tym urządzeniu, dlatego nie ma linku z zaproszeniem.
device-to-server = Do stołów na serwerze
device-seats = Miejsca bez bota czekają na inne osoby przy tym urządzeniu.
device-along = Zabierz moje gry
device-in = Przenieś gry tutaj
device-in-failed = To nie jest plik z zabranymi grami.
