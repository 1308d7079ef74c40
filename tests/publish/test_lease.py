"""Two publishers at a time do not mix their releases."""

from __future__ import annotations

import threading
from datetime import timedelta
from pathlib import Path

import pytest
from finished_site import finish, publish, served, site
from object_server import Asked, Bucket, Refusal

from tearsheet.errors import MachineError
from tearsheet.publish import lease as leases
from tearsheet.publish.folder import Folder
from tearsheet.publish.lease import Lease, hold_lease
from tearsheet.publish.ledger import find_ledger
from tearsheet.publish.target import Version
from tearsheet.publish.target_paths import LEASE

pytest_plugins = ["targets"]

ONE, TWO = site("one", "aaaa0001"), site("two", "bbbb0002")


class SlowPublisher:
    """Publishes in a thread, and stands still when its first hashed file arrives."""

    def __init__(self, bucket: Bucket, out: Path) -> None:
        self.stands, self.goes_on = threading.Event(), threading.Event()
        self.error: MachineError | None = None
        bucket.host.rule = self.wait
        self.thread = threading.Thread(target=self.work, args=(bucket, out))
        self.thread.start()
        assert self.stands.wait(10)

    def wait(self, asked: Asked) -> Refusal | None:
        if "aaaa0001" in asked.path:
            self.stands.set()
            self.goes_on.wait(10)
        return None

    def work(self, bucket: Bucket, out: Path) -> None:
        try:
            publish(bucket.target(), out)
        except MachineError as error:
            self.error = error

    def finish(self) -> None:
        self.goes_on.set()
        self.thread.join(20)


def test_the_second_is_told_who_publishes_and_how_to_break_it(
    bucket: Bucket, tmp_path: Path
) -> None:
    one, two = finish(tmp_path / "one", ONE), finish(tmp_path / "two", TWO)
    first = SlowPublisher(bucket, one)

    with pytest.raises(MachineError) as refused:
        publish(bucket.target(), two)
    first.finish()

    assert "has been publishing there since 20" in refused.value.problem
    assert " on " in refused.value.problem
    assert "--break-lease" in refused.value.remedy
    assert first.error is None
    assert served(bucket.objects()) == ONE


def test_the_second_is_told_before_its_own_build_is_even_looked_at(
    bucket: Bucket, tmp_path: Path
) -> None:
    one, two = finish(tmp_path / "one", ONE), finish(tmp_path / "two", TWO)
    first = SlowPublisher(bucket, one)
    (two / "index.html").write_text("Changed by hand, which proving the build would find.")

    with pytest.raises(MachineError, match="has been publishing there"):
        publish(bucket.target(), two)
    first.finish()

    assert served(bucket.objects()) == ONE


def test_whoever_lost_the_lease_shows_nothing_of_its_release(
    bucket: Bucket, tmp_path: Path
) -> None:
    one, two = finish(tmp_path / "one", ONE), finish(tmp_path / "two", TWO)
    first = SlowPublisher(bucket, one)

    publish(bucket.target(), two, break_lease=True)
    first.finish()

    assert first.error is not None
    assert "somebody else published there at the same time" in first.error.problem
    objects = served(bucket.objects())
    assert {path: data for path, data in objects.items() if path in TWO} == TWO
    assert find_ledger(bucket.target())[0].current == 2


def test_two_that_begin_in_the_same_moment_end_with_one_release(tmp_path: Path) -> None:
    outs = [finish(tmp_path / name, files) for name, files in (("1", ONE), ("2", TWO))]
    ready = threading.Barrier(2)
    refused: list[MachineError] = []

    def work(out: Path) -> None:
        ready.wait()
        try:
            publish(Folder("", tmp_path / "www"), out)
        except MachineError as error:
            refused.append(error)

    threads = [threading.Thread(target=work, args=(out,)) for out in outs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    shown = (tmp_path / "www" / "index.html").read_bytes()
    winner = ONE if shown == ONE["index.html"] else TWO
    for path, data in winner.items():
        assert (tmp_path / "www" / path).read_bytes() == data
    assert len(refused) <= 1


def test_what_was_published_before_the_lease_was_taken_is_taken_into_account(
    bucket: Bucket, tmp_path: Path
) -> None:
    one, two = finish(tmp_path / "one", ONE), finish(tmp_path / "two", TWO)
    publish(bucket.target(), finish(tmp_path / "first", site("first", "cccc0003")))
    others: list[int] = []

    def publish_first(asked: Asked) -> Refusal | None:
        # The first request for the lease: until then only the ledger was read.
        if asked.path.endswith(LEASE) and not others:
            others.append(0)
            others[0] = publish(bucket.target(), two).number
        return None

    bucket.host.rule = publish_first

    plan = publish(bucket.target(), one)

    assert (others, plan.number) == ([2], 3)
    objects = served(bucket.objects())
    assert {path: data for path, data in objects.items() if path in ONE} == ONE


def test_of_two_that_find_a_free_lease_one_gets_it(tmp_path: Path) -> None:
    class Overtaken(Folder):
        """Somebody else takes the lease after it was found free."""

        def exchange(self, path: str, data: bytes, version: Version) -> Version | None:
            if not taken:
                taken.append(other.__enter__())
            return super().exchange(path, data, version)

    other = hold_lease(Folder("", tmp_path), break_other=False)
    with hold_lease(Folder("", tmp_path), break_other=False):
        pass
    taken: list[Lease] = []

    with (
        pytest.raises(MachineError, match="has been publishing"),
        hold_lease(Overtaken("", tmp_path), break_other=False),
    ):
        pass

    taken[0].confirm()
    other.__exit__(None, None, None)


def test_a_lease_that_ran_out_is_taken_over(
    folder: Folder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "DURATION", timedelta(seconds=-1))
    with hold_lease(folder, break_other=False) as first:
        monkeypatch.setattr(leases, "DURATION", timedelta(seconds=90))

        with hold_lease(folder, break_other=False) as second:
            second.confirm()
            with pytest.raises(MachineError, match="could not be renewed in time"):
                first.confirm()


def test_a_lease_is_renewed_beside_the_work_and_its_loss_noticed(
    folder: Folder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "RENEWAL", 0.01)
    with hold_lease(folder, break_other=False) as lease:
        first = lease.holding.until
        wait_until(lambda: lease.holding.until != first)
        lease.confirm()

        with hold_lease(folder, break_other=True):
            wait_until(lambda: lease.lost is not None)
            with pytest.raises(MachineError, match="somebody else took over"):
                lease.confirm()


def test_a_lease_that_was_given_back_names_nobody(folder: Folder) -> None:
    with hold_lease(folder, break_other=False) as lease:
        held = folder.find(LEASE)
        holder = lease.holding.holder

    found = folder.find(LEASE)
    assert held
    assert holder.encode() in held.data
    assert found
    assert holder.encode() not in found.data


def test_a_store_that_ignores_conditions_is_refused(bucket: Bucket) -> None:
    target = bucket.target()

    def forget(asked: Asked) -> Refusal | None:
        # As a store that knows no conditions: what is there does not count.
        bucket.target().remove([LEASE])
        return None

    bucket.host.rule = lambda asked: forget(asked) if asked.method == "PUT" else None

    with (
        pytest.raises(MachineError, match="could not be kept apart"),
        hold_lease(target, break_other=False),
    ):
        pass


def wait_until(happened: object) -> None:
    assert callable(happened)
    moment = threading.Event()
    # Two minutes, after which it hangs: a busy machine is no failure.
    for _ in range(12_000):
        if happened():
            return
        moment.wait(0.01)
    raise AssertionError("It never happened.")
