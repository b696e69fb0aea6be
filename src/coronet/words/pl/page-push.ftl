### Przełącznik powiadomień, gdy żadna strona nie jest otwarta.

page-push = Powiadom mnie przy zamkniętej stronie
page-push-off = Jedno powiadomienie na ruch, w grach z co najmniej dniem na decyzję. Przeglądarka najpierw zapyta.
page-push-asking = Przeglądarka pyta o zgodę.
page-push-on = Włączone: jedno powiadomienie na ruch, w grach z co najmniej dniem na decyzję.
page-push-refused = Przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w ustawieniach tej witryny i wróć.
page-push-no-https = Tu się nie da: potrzebny jest adres zaczynający się od https.
page-push-no-install = Na iPhonie lub iPadzie najpierw dodaj stronę do ekranu początkowego (Udostępnij, potem Do ekranu początkowego) i otwórz ją stamtąd.
page-push-no-browser = Ta przeglądarka tego nie potrafi, przynajmniej nie w oknie prywatnym.
page-push-failed = Tym razem się nie udało. Spróbuj ponownie za chwilę.
