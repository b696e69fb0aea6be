### What a bot says in between, rarely, in its manner: when luck has come to it, or has left it.

quip-lucky-beginner-careful = Oh. Is that good? It is good.
quip-lucky-beginner-bold = See? One only has to dare.
quip-lucky-beginner-even = I meant to do that. I think.
quip-lucky-good-careful = Quietly, and there it is.
quip-lucky-good-bold = I hear no objection.
quip-lucky-good-even = Exactly as many as it takes.
quip-lucky-strong-even = I was waiting for that.
quip-lucky-expert-even = You see it one card too late.
quip-unlucky-beginner-careful = Just what I was hiding from.
quip-unlucky-beginner-bold = Ouch. It was worth it.
quip-unlucky-beginner-even = Now where did that come from?
quip-unlucky-good-careful = And my corner looked so safe.
quip-unlucky-good-bold = A fine step, into the wall.
quip-unlucky-good-even = Counted. It came all the same.
quip-unlucky-strong-even = Noted. I shall not forget it.
quip-unlucky-expert-even = Pretty. I shall return it.
