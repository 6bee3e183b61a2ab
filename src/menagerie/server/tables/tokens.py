"""Secret tokens of browsers and of seat links: only a token's hash is kept.

A browser's token is signed, so that the server knows which ones it has issued without a list of
them.
"""

import base64
import hashlib
import hmac
import secrets

TOKEN_BYTES, SIGNATURE_BYTES = 24, 12


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What is stored in a token's place."""
    return hashlib.sha256(token.encode()).hexdigest()


class Signer:
    """Tokens of browsers, signed with a secret of the server."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._length = len(self._signature(""))

    def issue(self) -> str:
        token = new_token()
        return token + self._signature(token)

    def issued(self, token: str) -> bool:
        """Whether a server with this secret has given out the token."""
        body, signature = token[: -self._length], token[-self._length :]
        return hmac.compare_digest(signature, self._signature(body))

    def alias(self, address: str) -> str:
        """A name for an address, the same on all servers of a database, that says nothing without
        the secret. No token contains a space."""
        return hmac.digest(self._secret, f"address {address}".encode(), "sha256")[:12].hex()

    def _signature(self, body: str) -> str:
        digest = hmac.digest(self._secret, body.encode(), "sha256")[:SIGNATURE_BYTES]
        return base64.urlsafe_b64encode(digest).decode()
