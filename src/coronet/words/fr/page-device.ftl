# A page whose house is on this device.
device-fetching = La maison s’installe sur cet appareil, une seule fois : { $got } Mo sur { $of }.
device-elsewhere = Vos parties sont ouvertes dans un autre onglet.
device-take = Les ouvrir ici
device-old = Ce navigateur est trop ancien pour contenir une maison : il ne joue que là où il y a un serveur.
device-failed = La maison n’a pas pu être ouverte sur cet appareil.
device-again = Réessayer
device-alone = Ces parties sont sur cet appareil seulement : il n’y a donc pas de lien d’invitation. Pour jouer ensemble, on installe Coronet et on lance coronet serve.
device-beside = Ces parties sont sur cet appareil seulement : il n’y a donc pas de lien d’invitation.
device-to-server = Vers les tables du serveur
device-seats = Les places sans bot restent ouvertes à d’autres personnes sur cet appareil.
device-along = Emporter mes parties
device-in = Apporter des parties ici
device-in-failed = Ce n’est pas un fichier de parties emportées.
