### Co bot mówi w trakcie gry, rzadko i na swój sposób: gdy szczęście do niego przychodzi albo od niego odchodzi.

quip-lucky-beginner-careful = Och. To dobrze? To dobrze.
quip-lucky-beginner-bold = A widzisz? Wystarczy odwaga.
quip-lucky-beginner-even = Tak miało być. Chyba.
quip-lucky-good-careful = Po cichutku, i proszę.
quip-lucky-good-bold = Sprzeciwu nie słyszę.
quip-lucky-good-even = Dokładnie tyle, ile trzeba.
quip-lucky-strong-even = Na to właśnie czekam.
quip-lucky-expert-even = Widzisz to za późno.
quip-unlucky-beginner-careful = Właśnie przed tym się chowam.
quip-unlucky-beginner-bold = Au. Warto było.
quip-unlucky-beginner-even = A to skąd?
quip-unlucky-good-careful = Kąt wydawał się bezpieczny.
quip-unlucky-good-bold = Piękny krok, prosto w ścianę.
quip-unlucky-good-even = Policzona. I tak przyszła.
quip-unlucky-strong-even = Zapisane. Tego nie zapomnę.
quip-unlucky-expert-even = Ładnie. Odwdzięczę się.
