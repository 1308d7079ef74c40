"""The author's server and the one of production go by the same rules."""

from __future__ import annotations

import tearsheet.dev.server as author
import tearsheet.serve.application as production
from tearsheet.output.encodings import SUFFIXES
from tearsheet.serve import negotiation, routing


def test_both_servers_ask_the_same_function_what_stands_at_an_address() -> None:
    assert vars(production)["find_answer"] is routing.find_answer
    assert vars(author)["find_answer"] is routing.find_answer


def test_both_servers_carry_queries_over_the_same_way() -> None:
    assert vars(production)["keep_query"] is routing.keep_query
    assert vars(author)["keep_query"] is routing.keep_query


def test_every_copy_that_is_negotiated_is_none_to_be_asked_for_by_name() -> None:
    assert set(negotiation.rank_encodings("*")) == set(SUFFIXES)
    for suffix in SUFFIXES.values():
        assert routing.is_compressed_copy(f"index.html{suffix}", {"index.html"})
