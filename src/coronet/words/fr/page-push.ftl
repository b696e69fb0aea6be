### L’interrupteur des notifications quand aucune page n’est ouverte.

page-push = Me prévenir quand la page est fermée
page-push-off = Une notification à chaque tour, pour les parties d’un jour ou plus par décision. Votre navigateur vous demande d’abord.
page-push-asking = Votre navigateur vous demande la permission.
page-push-on = Activé : une notification à chaque tour, pour les parties d’un jour ou plus par décision.
page-push-refused = Votre navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages pour ce site, puis revenez.
page-push-no-https = Impossible ici : il faut une adresse qui commence par https.
page-push-no-install = Sur un iPhone ou un iPad, ajoutez d’abord la page à l’écran d’accueil (Partager, puis Sur l’écran d’accueil) et ouvrez-la de là.
page-push-no-browser = Ce navigateur ne le permet pas, du moins pas en navigation privée.
page-push-failed = Cela n’a pas marché cette fois. Réessayez dans un moment.
