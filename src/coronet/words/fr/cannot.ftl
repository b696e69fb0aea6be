### Pourquoi quelque chose ne peut pas se faire ici, bien que la demande soit juste : cannot-<code>.

cannot-extra-missing =
    { $extra ->
        [server] { $package } n’est pas installé. Il vient avec l’extra { $extra } : { $command } (ou jouez dans le terminal : coronet play rebel)
       *[other] { $package } n’est pas installé. Il vient avec l’extra { $extra } : { $command }
    }

## Un serveur

cannot-page-missing = La page n’est pas construite : il n’y a rien à montrer dans le navigateur. Lancez make page dans un clone de Coronet, ou installez un paquet wheel qui contient la page.
cannot-port-taken = Le port { $port } est occupé. Choisissez-en un autre avec --port, ou arrêtez le programme qui l’utilise.
cannot-ports-taken = Les ports { $first } à { $last } sont tous occupés. Choisissez-en un autre avec --port.
cannot-port-guarded = Ce système réserve le port { $port } à ses propres services. Choisissez-en un au-dessus de 1023 avec --port.
cannot-address-elsewhere = Personne ne peut écouter sur { $host } ici ({ $why }). Choisissez une adresse de cette machine avec --host.

## Sa base de données

cannot-database-held = Un autre serveur tient { $file } ouvert. Arrêtez-le d’abord, ou choisissez un autre fichier avec --database.
cannot-database-newer = { $database } a été écrite par un Coronet plus récent (schéma { $schema }). Installez cette version, ou une plus récente.
cannot-database-empty = { $database } est vide. Lancez d’abord coronet migrate, ou démarrez avec coronet serve --migrate.
cannot-database-older = { $database } a un schéma plus ancien, { $schema }. Lancez d’abord coronet migrate, ou démarrez avec coronet serve --migrate.
cannot-database-unreadable = { $database } ne peut pas être ouvert comme fichier SQLite en écriture. Vérifiez ses droits, ou choisissez-en un autre.
cannot-database-silent = { $database } ne répond pas. Démarrez PostgreSQL, ou corrigez l’adresse.
cannot-database-unused = { $database } n’existe pas : aucun serveur ne s’en est encore servi. Nommez-en une autre avec --database.
cannot-database-damaged = { $database } est endommagée, et rien n’a été copié. Restaurez-en une sauvegarde.
cannot-holder-silent = Un autre programme tient { $file } ouvert et n’a pas pris la sauvegarde. Arrêtez-le, puis réessayez.
cannot-backup-damaged = { $file } n’est pas une sauvegarde entière. Choisissez un autre fichier écrit par coronet backup.
cannot-backup-newer = { $file } n’est pas une sauvegarde de ce Coronet ni d’un plus ancien (schéma { $schema }). Installez la version qui l’a écrite.
cannot-backup-unreadable = { $file } contient une partie illisible, { $name } : { $why }. Choisissez une autre sauvegarde.
cannot-backup-untrue = { $file } contient une partie qui ne tient pas, { $name }, selon ces vérifications : { $checks }. Choisissez une autre sauvegarde.
cannot-program-missing = { $program } n’est pas installé. Installez les programmes clients de PostgreSQL.
cannot-program-failed = { $program } a renoncé : { $said }

## Fichiers

cannot-unreadable = { $file } ne peut pas être lu ({ $why }).
cannot-unwritable = { $file } ne peut pas être écrit ({ $why }).

## Parties

cannot-resumed-as-set = Une partie reprise a ses réglages dans son journal. Retirez --{ $name }.
cannot-resumed-elsewhere = { $file } est une partie de { $found }. Reprenez-la avec coronet play { $found } --resume.
cannot-only-in-parquet = --{ $name } demande --out NAME.parquet : les journaux contiennent déjà tout cela.
cannot-nothing-dealt = --deal sert aux mains distribuées : ajoutez la variante { $allowed }.
cannot-deal-of-r = --deal ne sert qu’à R. Retirez-le.
cannot-position-as-set = Une position contient ses options. Laissez --{ $name } de côté.
cannot-peers-or-server = --peers et --server mesurent deux choses différentes. Choisissez l’une d’elles.
cannot-unsolved = Cette partie de R n’est pas résolue : ses choix n’ont pas de valeur connue. Prenez des variantes que coronet solve accepte.
cannot-not-undone = Les tirages de cette partie viennent d’ailleurs ou sont scellés, donc aucun pas ne peut être annulé. Rejouez son journal jusqu’à un pas antérieur.
cannot-cards-unknown = Dans cette position, on ne connaît les cartes que d’une place. Imaginez les autres (imagined), ou posez une position entière.
cannot-cards-nowhere = Cette position n’en dit pas assez pour imaginer les cartes que la place { $number } ne voit pas. Copiez-la avec sa mémoire.
cannot-log-incomplete = Cette partie a commencé au milieu, son journal ne pourrait pas être rejoué. Gardez plutôt sa position ou ses octets.

## Bots venus d’ailleurs

cannot-bot-missing = Le programme de { $name } n’est pas ici, ou ne peut pas être lancé : { $program }. Corrigez --bot.
cannot-bot-ends = Le programme de { $name } s’est terminé avant d’être prêt. Ses derniers mots : { $said }
cannot-bot-silent = Le programme de { $name } n’a pas répondu en { $seconds } secondes. Ses derniers mots : { $said }
cannot-bot-unreadable = Le programme de { $name } ne parle pas les lignes de Coronet. Il a dit : { $said }
cannot-bot-plays-others = { $name } ne joue pas à { $game }. Il joue à : { $games }
cannot-bot-declines = { $name } ne joue pas avec ces réglages. Il dit : { $said }

## Tournois sur une grappe

cannot-cluster-silent = Aucune grappe Ray ne répond à { $address } ({ $why }). Démarrez-en une, ou corrigez --on.
cannot-worker-differs = Une machine a d’autres sources ({ $there }) que celle-ci ({ $here }). Installez le même Coronet partout.
