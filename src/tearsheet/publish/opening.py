"""Parses a target and its options from the command line."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import unquote

from tearsheet.errors import MachineError
from tearsheet.publish.bucket import Bucket
from tearsheet.publish.folder import Folder
from tearsheet.publish.target import Target
from tearsheet.publish.target_paths import is_own

if TYPE_CHECKING:
    from obstore.store import ClientConfig, RetryConfig

KINDS = ("s3", "gs", "az")
FORMS = "a folder, s3://bucket/prefix, gs://bucket/prefix or az://container/prefix"

CLIENT_OPTIONS = frozenset(
    {
        "allow_http",
        "allow_invalid_certificates",
        "connect_timeout",
        "http1_only",
        "http2_only",
        "proxy_ca_certificate",
        "proxy_excludes",
        "proxy_url",
        "read_timeout",
        "root_certificate",
        "timeout",
        "user_agent",
    }
)
"""Options of the HTTP client; all others configure the store."""

MAX_RETRIES, RETRY_SECONDS = "max_retries", "retry_seconds"

ENDPOINTS = ("endpoint", "endpoint_url", "endpoint_url_s3")

# Parts of large files need time on slow connections.
DEFAULT_TIMEOUT = "120s"
TRUTHY = frozenset({"1", "true", "yes", "on", "y"})


def open_target(name: str, options: Iterable[str]) -> Target:
    """Open a folder or a prefix of a bucket; no request is sent yet.

    Raises:
        MachineError: there is no such kind of target, or no such option.
    """
    chosen = read_options(options)
    kind, mark, rest = name.partition("://")
    if not mark:
        kind, rest = "file", name
    if kind == "file":
        return _open_folder(name, rest, chosen)
    if kind not in KINDS:
        raise MachineError(f'There is no kind of target "{kind}://".', f"Publish to {FORMS}.")
    return _open_bucket(name, kind, rest, chosen)


def read_options(options: Iterable[str]) -> dict[str, str]:
    """Parse options of the form `key=value`."""
    chosen = {}
    for option in options:
        key, sign, value = option.partition("=")
        if not sign or not key:
            # Not repeated in the message: it may be part of a secret.
            raise MachineError(
                "An --option is not written key=value.",
                "Write, for example, --option region=eu-central-1.",
            )
        chosen[key.strip().lower()] = value
    return chosen


def _open_folder(name: str, path: str, options: Mapping[str, str]) -> Target:
    if options:
        raise MachineError(f"A folder has no option {sorted(options)[0]}.", "Leave it out.")
    if not path or "\0" in path:
        raise MachineError(f'"{name}" names no folder.', f"Publish to {FORMS}.")
    # The folder itself may be a symlink; symlinks in it are rejected later.
    return Folder(name, Path(path).expanduser().resolve())


def _open_bucket(name: str, kind: str, rest: str, options: Mapping[str, str]) -> Target:
    from obstore.store import AzureStore, GCSStore, S3Store

    from tearsheet.publish.refusals import find_reason

    bucket, prefix = _split(name, rest)
    config = {key: value for key, value in options.items() if not _is_connection_option(key)}
    client = _client_options(kind, options)
    _reject_plain_http(name, kind, config, client)
    retries = _retry_options(options)
    store: Any = {"s3": S3Store, "gs": GCSStore, "az": AzureStore}[kind]
    try:
        opened = store(
            bucket, prefix=prefix, config=config, client_options=client, retry_config=retries
        )
    # Obstore raises different errors for an unknown key, an invalid value and a missing one.
    except (ValueError, TypeError, OSError, RuntimeError, _base_error()) as error:
        raise MachineError(
            f"{name}: its options do not fit together: {find_reason(str(error), config)}.",
            "Options are those of obstore's store of that kind, as --option key=value or from"
            " the environment.",
        ) from None
    return Bucket(name, opened)


def _base_error() -> type[Exception]:
    from obstore.exceptions import BaseError

    return BaseError


def _split(name: str, rest: str) -> tuple[str, str | None]:
    bucket, _, path = rest.partition("/")
    prefix = unquote(path).strip("/")
    segments = prefix.split("/") if prefix else []
    valid = all(segment.strip(" .") and segment.isprintable() for segment in segments)
    if not bucket or not valid or any(mark in rest for mark in "?#\\"):
        raise MachineError(f'"{name}" names no place in a bucket.', f"Publish to {FORMS}.")
    if any(is_own(segment) for segment in segments):
        raise MachineError(
            f'"{name}" lies among what publishing keeps for itself.', "Choose another prefix."
        )
    return bucket, prefix or None


def _is_connection_option(key: str) -> bool:
    return key in CLIENT_OPTIONS or key in (MAX_RETRIES, RETRY_SECONDS)


def _client_options(kind: str, options: Mapping[str, str]) -> ClientConfig:
    chosen = {"timeout": DEFAULT_TIMEOUT}
    allow_http = _from_environment(kind, "allow_http")
    if allow_http:
        chosen["allow_http"] = allow_http
    chosen |= {key: value for key, value in options.items() if key in CLIENT_OPTIONS}
    # The library declares a type for each option, and parses text for all of them.
    return cast("ClientConfig", chosen)


def _retry_options(options: Mapping[str, str]) -> RetryConfig:
    return {
        "max_retries": _whole_number(options, MAX_RETRIES, 8),
        "retry_timeout": timedelta(seconds=_whole_number(options, RETRY_SECONDS, 120)),
    }


def _whole_number(options: Mapping[str, str], key: str, default: int) -> int:
    value = options.get(key, str(default))
    if not value.isascii() or not value.isdigit():
        raise MachineError(
            f'The option {key} is no number: "{value}".', f"Write --option {key}={default}."
        )
    return int(value)


def _reject_plain_http(
    name: str, kind: str, options: Mapping[str, str], client: Mapping[str, object]
) -> None:
    """Refuse to send credentials over unencrypted HTTP unless it is explicitly allowed."""
    allow_http = str(client.get("allow_http")).lower()
    endpoints = [value for key, value in options.items() if "endpoint" in key]
    endpoints += [_from_environment(kind, key) for key in ENDPOINTS]
    if allow_http not in TRUTHY and any(it.lower().startswith("http://") for it in endpoints):
        raise MachineError(
            f"{name}: its end point is reached without encryption.",
            "Use https, or say that it is meant: --option allow_http=true.",
        )


def _from_environment(kind: str, key: str) -> str:
    prefix = {"s3": "AWS_", "gs": "GOOGLE_", "az": "AZURE_"}[kind]
    return os.environ.get(prefix + key.upper(), "")
