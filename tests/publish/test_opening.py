"""A target on the command line becomes the right store with the right options, or is refused."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from finished_site import finish, publish, site
from object_server import KEY, SECRET, Asked, Bucket, Refusal
from obstore.store import AzureStore, GCSStore, S3Store

from tearsheet.errors import MachineError
from tearsheet.publish.bucket import Bucket as BucketTarget
from tearsheet.publish.folder import Folder
from tearsheet.publish.opening import open_target
from tearsheet.publish.refusals import refusal

pytest_plugins = ["targets"]


@pytest.fixture(autouse=True)
def empty_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("AWS_ENDPOINT_URL", "AWS_ALLOW_HTTP", "AWS_ACCESS_KEY_ID", "AWS_REGION"):
        monkeypatch.delenv(name, raising=False)


def open_bucket(name: str, *options: str) -> S3Store | GCSStore | AzureStore:
    target = open_target(name, options)
    assert isinstance(target, BucketTarget)
    return target.store


def test_a_path_and_a_file_address_are_folders(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "www")

    for name in (f"{tmp_path}/www", f"file://{tmp_path}/www", f"{tmp_path}/link"):
        target = open_target(name, ())
        assert isinstance(target, Folder)
        assert target.root == tmp_path / "www"


def test_s3_takes_bucket_prefix_end_point_and_options() -> None:
    store = open_bucket(
        "s3://docs/www/en",
        "endpoint=https://objects.example",
        "region=eu-central-1",
        "timeout=5s",
        "max_retries=3",
    )

    assert isinstance(store, S3Store)
    assert store.prefix == "www/en"
    assert store.config["bucket"] == "docs"
    assert store.config["endpoint"] == "https://objects.example"
    assert store.config["region"] == "eu-central-1"
    assert store.retry_config
    assert store.retry_config["max_retries"] == 3


def test_google_and_azure_take_theirs() -> None:
    google = open_bucket("gs://docs/www", "skip_signature=true")
    azure = open_bucket("az://docs/www", "account_name=family", "use_emulator=false")

    assert isinstance(google, GCSStore)
    assert (google.prefix, google.config["bucket"]) == ("www", "docs")
    assert isinstance(azure, AzureStore)
    assert (azure.prefix, azure.config["container_name"]) == ("www", "docs")
    assert azure.config["account_name"] == "family"


def test_a_bucket_needs_no_prefix() -> None:
    assert not open_bucket("s3://docs", "region=eu-central-1").prefix
    assert not open_bucket("s3://docs/", "region=eu-central-1").prefix


def test_options_are_also_read_from_the_environment(
    bucket: Bucket, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AWS_ENDPOINT_URL", bucket.host.address)
    monkeypatch.setenv("AWS_ALLOW_HTTP", "true")
    monkeypatch.setenv("AWS_ACCESS_KEY_ID", KEY)
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", SECRET)

    publish(open_target(bucket.url, ()), finish(tmp_path, site()))

    assert "index.html" in bucket.objects()


@pytest.mark.parametrize(
    ("name", "options", "because"),
    [
        ("ftp://docs/www", (), 'no kind of target "ftp://"'),
        ("https://docs.example/www", (), 'no kind of target "https://"'),
        ("", (), "names no folder"),
        ("s3://", (), "names no place"),
        ("s3:///www", (), "names no place"),
        ("s3://docs/a/../b", (), "names no place"),
        ("s3://docs/a//b", (), "names no place"),
        ("s3://docs/%2e%2e/b", (), "names no place"),
        ("s3://docs/www?x#y", (), "names no place"),
        ("s3://docs/.tearsheet", (), "keeps for itself"),
        ("s3://docs", ("color=red",), "do not fit together"),
        ("s3://docs", ("timeout=soon",), "do not fit together"),
        ("s3://docs", ("max_retries=few",), "is no number"),
        ("s3://docs", ("region",), "not written key=value"),
        ("az://docs", (), "do not fit together"),
        ("here", ("region=x",), "A folder has no option"),
    ],
)
def test_what_makes_no_target_is_refused(name: str, options: tuple[str, ...], because: str) -> None:
    with pytest.raises(MachineError, match=because) as refused:
        open_target(name, options)
    assert refused.value.remedy


@pytest.mark.parametrize("said", [(), ("allow_http=false",)])
def test_an_open_line_is_used_only_when_said_so(
    said: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(MachineError, match="without encryption"):
        open_target("s3://docs", ("endpoint=http://objects.example", *said))
    monkeypatch.setenv("AWS_ENDPOINT_URL", "http://objects.example")
    with pytest.raises(MachineError, match="without encryption"):
        open_target("s3://docs", said)

    open_target("s3://docs", ("allow_http=true",))


@pytest.mark.parametrize(
    ("status", "code", "because"),
    [
        (403, "InvalidAccessKeyId", "does not accept the credentials"),
        (403, "SignatureDoesNotMatch", "does not accept the credentials"),
        (400, "ExpiredToken", "does not accept the credentials"),
        (401, "Unauthorized", "does not accept the credentials"),
        (403, "AccessDenied", "no right to do that"),
        (404, "NoSuchBucket", "no such bucket"),
        (501, "NotImplemented", "does not know this kind of request"),
        (503, "SlowDown", "did not get round to it"),
    ],
)
def test_what_a_store_refuses_is_said_in_words_for_people(
    bucket: Bucket, tmp_path: Path, status: int, code: str, because: str
) -> None:
    bucket.host.rule = lambda asked: Refusal(status, code) if wants(asked) else None

    with pytest.raises(MachineError, match=because) as refused:
        publish(bucket.target("max_retries=0"), finish(tmp_path, site()))

    said = str(refused.value)
    assert said.startswith(bucket.url)
    assert code in said
    assert KEY not in said
    assert SECRET not in said


def wants(asked: Asked) -> bool:
    return asked.method in {"GET", "PUT"}


def test_a_bucket_that_does_not_exist_is_named(bucket: Bucket, tmp_path: Path) -> None:
    target = open_target("s3://no-such-bucket-here/www", bucket.options)

    with pytest.raises(MachineError, match=r"^s3://no-such-bucket-here/www: .*no such bucket"):
        publish(target, finish(tmp_path, site()))


def test_a_network_that_is_away_is_said(bucket: Bucket, tmp_path: Path) -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        port = closed.getsockname()[1]
        end_point = f"endpoint=http://127.0.0.1:{port}"
        target = bucket.target(end_point, "max_retries=0")

        with pytest.raises(MachineError, match="cannot be reached"):
            publish(target, finish(tmp_path, site()))


def test_secrets_among_unusable_options_are_not_repeated() -> None:
    options = (f"secret_access_key={SECRET}", f"sse_kms_key_id={KEY}", "color=red")

    with pytest.raises(MachineError) as refused:
        open_target("s3://docs", options)

    assert SECRET not in str(refused.value)
    assert KEY not in str(refused.value)


def test_a_signed_address_in_an_answer_is_not_repeated() -> None:
    said = "Error performing PUT https://a.example/x?sig=SECRET - HTTP error: error sending request"

    assert "SECRET" not in str(refusal("az://docs", "sending x", said))
