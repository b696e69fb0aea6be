# A page whose house is on this device.
device-fetching = Les jeux s’installent sur cet appareil, une seule fois : { $got } Mo sur { $of }.
device-opening = Ouverture des jeux.
device-elsewhere = Vos parties sont ouvertes dans un autre onglet.
device-take = Les ouvrir ici
device-old = Ce navigateur est trop ancien pour jouer sans serveur. Firefox, Chrome ou Safari des trois dernières années conviennent.
device-failed = Les jeux n’ont pas pu être ouverts sur cet appareil.
device-again = Réessayer
device-alone = Ces parties sont sur cet appareil seulement : il n’y a donc pas de lien d’invitation. Pour jouer ensemble, on installe Coronet et on lance coronet serve.
device-beside = Ces parties sont sur cet appareil seulement : il n’y a donc pas de lien d’invitation.
device-to-server = Vers les tables du serveur
device-seats = Les places sans bot restent ouvertes à d’autres personnes sur cet appareil.
device-along = Emporter mes parties
device-in = Apporter des parties ici
device-in-failed = Ce n’est pas un fichier de parties emportées.
