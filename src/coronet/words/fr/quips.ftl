### Ce qu’un bot dit entre-temps, rarement, à sa manière : quand la chance lui vient, ou le quitte.

quip-lucky-beginner-careful = Oh ! C’est bien, ça ? C’est bien.
quip-lucky-beginner-bold = Vous voyez ? Il suffit d’oser !
quip-lucky-beginner-even = C’était voulu. Je crois.
quip-lucky-good-careful = Tout doucement, et voilà.
quip-lucky-good-bold = Je n’entends pas d’objection.
quip-lucky-good-even = Juste ce qu’il faut, pas une de plus.
quip-lucky-strong-even = C’est ce que j’attendais.
quip-lucky-expert-even = Vous le voyez aussi, une carte trop tard.
quip-unlucky-beginner-careful = C’est justement de ça que je me cachais.
quip-unlucky-beginner-bold = Aïe. Ça valait le coup !
quip-unlucky-beginner-even = Mais d’où ça sort ?
quip-unlucky-good-careful = Mon coin avait l’air si sûr.
quip-unlucky-good-bold = Un beau pas, droit dans le mur.
quip-unlucky-good-even = Cette carte, je l’avais comptée. Elle est venue quand même.
quip-unlucky-strong-even = C’est noté. Je ne l’oublierai pas.
quip-unlucky-expert-even = Joliment joué. Je vous le rendrai.
