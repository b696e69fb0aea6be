### La page des licences : ses propres mots ; les licences restent telles qu’elles sont écrites.

page-licences-intro = Coronet est un logiciel libre sous licence MIT. La page contient aussi des polices et des bibliothèques que d’autres ont faites et partagent librement. Merci à eux : voici leurs licences, telles quelles.
page-licences-missing = Les licences n’ont pas pu être chargées. Elles se trouvent aussi à côté de la page, là où Coronet est installé : coronet/server/page/licences.json.
