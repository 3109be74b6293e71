"""Web Push: notices for a browser with no page open, sealed for it alone (RFC 8291) and signed by us (RFC 8292)."""

from __future__ import annotations

import base64
import os
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_der_private_key,
)

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096
LAST: Final = b"\x02"
"""Behind the text of the last record."""
GOOD_FOR: Final = 12 * 3600
"""Seconds for which a signature is good."""
KEPT_FOR: Final = 24 * 3600
"""Seconds for which a push service keeps a notice for a browser that is off."""


class Subscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser gets its notices, and the keys to seal them with."""

    endpoint: str
    p256dh: str
    auth: str


class Misfit(Exception):
    """No subscription of a browser."""


def unpack(text: str) -> bytes:
    """Bytes from base64 as the web writes it, without padding."""
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError as error:
        raise Misfit from error


def pack(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> Subscription:
    """A subscription as a browser tells it; otherwise a Misfit."""
    try:
        found = msgspec.json.decode(text, type=Subscription)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpack(found.p256dh))
    except (msgspec.DecodeError, ValueError, UnsupportedAlgorithm) as error:
        raise Misfit from error
    if len(unpack(found.auth)) != 16:
        raise Misfit
    return found


# Our key.


def new_key() -> bytes:
    """A key as it is stored."""
    return ec.generate_private_key(CURVE).private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())


def load(stored: bytes) -> ec.EllipticCurvePrivateKey:
    found = load_der_private_key(stored, None)
    assert isinstance(found, ec.EllipticCurvePrivateKey)
    return found


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def signed(key: ec.EllipticCurvePrivateKey, endpoint: str, subject: str, now: float) -> str:
    """Who sends, to which push service, for how long; nobody else can say so."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + GOOD_FOR, "sub": subject}
    head = pack(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
    text = f"{head}.{pack(msgspec.json.encode(claims))}"
    r, s = decode_dss_signature(key.sign(text.encode(), ec.ECDSA(SHA256())))
    signature = pack(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={text}.{signature}, k={pack(point(key.public_key()))}"


# Sealing.


def seal(text: bytes, to: Subscription) -> bytes:
    """A text that only this browser can read."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpack(to.p256dh))
    ours = ec.generate_private_key(CURVE)
    salt = os.urandom(16)
    sender = point(ours.public_key())
    key, nonce = keys(ours.exchange(ec.ECDH(), theirs), unpack(to.auth), point(theirs), sender, salt)
    sealed = AESGCM(key).encrypt(nonce, text + LAST, None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender + sealed


def keys(shared: bytes, auth: bytes, receiver: bytes, sender: bytes, salt: bytes) -> tuple[bytes, bytes]:
    """The key and the nonce of a message, from what both sides share."""
    secret = _derive(shared, auth, b"WebPush: info\x00" + receiver + sender, 32)
    return (
        _derive(secret, salt, b"Content-Encoding: aes128gcm\x00", 16),
        _derive(secret, salt, b"Content-Encoding: nonce\x00", 12),
    )


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def headers(authorization: str) -> dict[str, str]:
    """What a push service wants to know of a message."""
    return {
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(KEPT_FOR),
        "Urgency": "normal",
        "Authorization": authorization,
    }
