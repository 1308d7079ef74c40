"""Turns errors of object stores into plain messages with a remedy and without secrets."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from tearsheet.errors import MachineError

_CODE = re.compile(r"<Code>([A-Za-z.]{1,80})</Code>|\"(?:code|reason)\":\s*\"([A-Za-z.]{1,80})\"")
_STATUS = re.compile(r"status code: (\d{3})")

NO_BUCKET = frozenset({"NoSuchBucket", "ContainerNotFound"})
_WRONG_CREDENTIALS = frozenset(
    {
        "AuthenticationFailed",
        "ExpiredToken",
        "InvalidAccessKeyId",
        "InvalidAuthenticationInfo",
        "InvalidToken",
        "RequestTimeTooSkewed",
        "SignatureDoesNotMatch",
        "TokenRefreshRequired",
    }
)
_NO_CREDENTIALS = ("169.254.169.254", "metadata.google.internal", "credential")
_NO_NETWORK = ("error sending request", "dns error", "timed out", "connection", "connect error")


@contextmanager
def plain_words(target: str, doing: str) -> Iterator[None]:
    """Turn every error of a store within the block into a readable `MachineError`."""
    from obstore.exceptions import BaseError

    try:
        yield
    # Missing objects and unsupported operations raise Python's built-in errors.
    except (BaseError, OSError, NotImplementedError, ValueError) as error:
        raise refusal(target, doing, str(error)) from None


def refusal(target: str, doing: str, message: str) -> MachineError:
    """Explain why a request to a store failed.

    The store's message is not repeated: it may contain credentials.
    """
    code, status = find_code(message), find_status(message)
    details = ", ".join(filter(None, (code, status and f"status {status}")))
    suffix = f" ({details})" if details else ""
    problem, remedy = _explain(code, status, message.lower())
    return MachineError(f"{target}: {doing} failed: {problem}{suffix}.", remedy)


def find_code(message: str) -> str:
    """The error code in a store's message; empty if there is none."""
    match = _CODE.search(message)
    return (match[1] or match[2]) if match else ""


def find_status(message: str) -> str:
    """The HTTP status in a store's message; empty if there is none."""
    match = _STATUS.search(message)
    return match[1] if match else ""


def _explain(code: str, status: str, message: str) -> tuple[str, str]:
    if code in NO_BUCKET:
        return (
            "there is no such bucket",
            "Create it, or mind the spelling; a store of your own is named with"
            " --option endpoint=https://….",
        )
    if code in _WRONG_CREDENTIALS or status == "401":
        return (
            "the store does not accept the credentials",
            "Mind the keys in the environment, their last day, and this machine's clock.",
        )
    if not status and any(mark in message for mark in _NO_CREDENTIALS):
        return (
            "there are no credentials",
            "Put them into the environment: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY,"
            " GOOGLE_APPLICATION_CREDENTIALS, or AZURE_STORAGE_ACCOUNT_KEY.",
        )
    if status == "403":
        return (
            "these credentials have no right to do that",
            "They need to read, write, list and remove objects below the target,"
            " or the keys are not those of this bucket.",
        )
    if code == "PermanentRedirect" or status.startswith("3") or "redirect" in message:
        return (
            "the bucket lies in another region",
            "Name it with --option region=….",
        )
    return _explain_network(status, message)


def _explain_network(status: str, message: str) -> tuple[str, str]:
    if status == "404":
        return (
            "something that should be there is not",
            "Publish with --fresh, which believes nothing of what lies there.",
        )
    if status in {"501", "405"} or "not yet implemented" in message or "not supported" in message:
        return (
            "the store does not know this kind of request",
            "Choose a store with conditional writes and copies, or publish to a folder.",
        )
    if status.startswith("5") or status in {"408", "429"}:
        return (
            "the store did not get round to it, however often it was asked",
            "Publish again when it has recovered; what was sent is not sent again.",
        )
    if any(mark in message for mark in _NO_NETWORK):
        return (
            "the store cannot be reached",
            "Mind the network and the end point, and publish again; what was sent is not sent"
            " again.",
        )
    return (
        "the store refused",
        "Mind the options of the target; what was sent is not sent again.",
    )


def find_reason(message: str, secrets: Mapping[str, str]) -> str:
    """First line of obstore's message about options, with their values redacted."""
    reason = message.strip().partition("\n")[0].rstrip(".")
    for value in sorted(filter(None, secrets.values()), key=len, reverse=True):
        reason = reason.replace(value, "…")
    return reason
