### Ce qu’un bot dit entre-temps, rarement, à sa manière : quand la chance lui vient, ou le quitte.

quip-lucky-beginner-careful = Oh. C’est bien, ça ? Oui.
quip-lucky-beginner-bold = Il suffit d’oser.
quip-lucky-beginner-even = C’était voulu. Je crois.
quip-lucky-good-careful = Tout doucement, et voilà.
quip-lucky-good-bold = Je n’entends pas d’objection.
quip-lucky-good-even = Juste ce qu’il faut.
quip-lucky-strong-even = C’est ce que j’attendais.
quip-lucky-expert-even = Vous le voyez trop tard.
quip-unlucky-beginner-careful = Ce que je fuyais, justement.
quip-unlucky-beginner-bold = Aïe. Ça valait le coup.
quip-unlucky-beginner-even = Mais d’où ça sort ?
quip-unlucky-good-careful = Mon coin avait l’air si sûr.
quip-unlucky-good-bold = Un beau pas, dans le mur.
quip-unlucky-good-even = Comptée. Venue quand même.
quip-unlucky-strong-even = Noté. Je n’oublie pas.
quip-unlucky-expert-even = Joli. Je vous le rendrai.
