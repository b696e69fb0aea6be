"""One program that is spoken to in lines: what it said before it was asked, and its last words."""

import sys

import pytest

from coronet.bots.outside.lines import CORONET
from coronet.bots.outside.program import ENDED, Fault, Program

PATIENCE = 60


def test_what_a_program_says_before_the_first_question_is_its_answer_however_early_it_came():
    program = Program(["echo", "good day"])
    program._process.wait(PATIENCE)
    assert program.ask(CORONET, {}, PATIENCE) == ("good", "day")
    program.end()


def test_the_last_words_are_heard_though_they_come_after_the_end_of_all_other_lines():
    slow = "import os, sys, time; print('one', file=sys.stderr); os.close(1); time.sleep(0.3); sys.exit('two')"
    program = Program([sys.executable, "-c", slow])
    with pytest.raises(Fault) as caught:
        program.ask(CORONET, {}, PATIENCE)
    program.end()
    assert (caught.value.kind, caught.value.said) == (ENDED, "two")
