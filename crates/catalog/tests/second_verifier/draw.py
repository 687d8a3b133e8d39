"""Seeds, streams of chance and transcripts, following docs/fairness.md."""
import hashlib
import json
import re
import struct
from pathlib import Path

MASK = 0xFFFFFFFF


class Failure(Exception):
    """A contradiction, or input that cannot be read: what it is about, then a sentence."""


def sha256(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


class Stream:
    """The words of one step: the key stream of ChaCha20 with a 64-bit counter and the step as its nonce."""

    def __init__(self, seed: bytes, step: int) -> None:
        self.start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", seed), 0, 0, step & MASK, step >> 32]
        self.words: list[int] = []

    def block(self) -> list[int]:
        x = self.start[:]
        for _ in range(10):
            for a, b, c, d in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                               (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
                for to, by, mixed, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                    x[to] = (x[to] + x[by]) & MASK
                    x[mixed] = ((x[mixed] ^ x[to]) << bits | (x[mixed] ^ x[to]) >> 32 - bits) & MASK
        words = [(a + b) & MASK for a, b in zip(x, self.start)]
        self.start[12] += 1  # no step needs 2^32 blocks
        return words

    def below(self, bound: int) -> int:
        while True:
            self.words = self.words or self.block()
            product = self.words.pop(0) * bound
            if product & MASK >= (1 << 32) % bound:
                return product >> 32

    def shuffled(self, items) -> list:
        result = list(items)
        for i in range(len(result) - 1, 0, -1):
            j = self.below(i + 1)
            result[i], result[j] = result[j], result[i]
        return result


def seed_of_scheme_1(secret: bytes, nonces: list[bytes]) -> bytes:
    return sha256(b"klad seed", secret, *nonces)


def seed_of_scheme_2(table: str, restarts: int, secret: bytes, nonces: list[bytes | None], beacon: bytes | None) -> bytes:
    parts = [b"\0" if value is None else b"\1" + value for value in (*nonces, beacon)]
    return sha256(b"klad/2 seed", bytes([len(table)]), table.encode("ascii"), struct.pack("<I", restarts), secret,
                  bytes([len(nonces)]), *parts)


def seating(seed: bytes, chairs: int) -> list[int]:
    """The chairs, counted from 0, that get seat A, seat B and so on."""
    return Stream(sha256(seed, b"seats"), 0).shuffled(range(chairs))


def bytes32(text: str) -> bytes:
    if not re.fullmatch("[0-9a-f]{64}", text):
        raise Failure(f"format: {text!r} is not 32 bytes in hexadecimal")
    return bytes.fromhex(text)


class Transcript:
    keys = "klad game rules options seats seat scheme table chair restart beacon nonce commitment secret moves result"

    def __init__(self, path: Path) -> None:
        head, _, body = path.read_text("utf-8").partition("\n\n")
        self.lines: dict[str, list[list[str]]] = {key: [] for key in self.keys.split()}
        for key, *words in (line.split(" ") for line in head.splitlines()):
            if key not in self.lines:
                raise Failure(f"format: this verifier does not know the line {key!r}")
            self.lines[key].append(words)
        self.game, self.seats, self.options = self.one("game"), int(self.one("seats")), json.loads(self.one("options"))
        if self.options.get("deck", "standard") != "standard" or self.one("rules") != "1":
            raise Failure("format: this verifier knows only the standard deck and version 1 of the rules")
        self.moves: list[tuple[int, str]] = []  # seat and text
        for number, line in enumerate(filter(None, body.splitlines()), 1):
            found = re.fullmatch(r"(\d+) ([A-I]) (\S.*?)( @\d+)?( #[0-9a-f]{8})?", line)
            if not found or int(found[1]) != number:
                raise Failure(f"format: {line!r} cannot be read as move {number}")
            self.moves.append((ord(found[2]) - 65, found[3]))
        result = self.lines["result"][0] if len(self.lines["result"]) == 1 else []
        if len(self.moves) != int(self.one("moves")) or result[::self.seats + 1] != ["places", "scores"]:
            raise Failure("format: the number of moves or the line of the result does not fit")
        self.places, self.scores = [[int(word) for word in result[start:start + self.seats]] for start in (1, self.seats + 2)]

    def one(self, key: str) -> str:
        if len(self.lines[key]) != 1:
            raise Failure(f"format: there must be one line {key!r}")
        return " ".join(self.lines[key][0])

    def seed(self) -> bytes:
        """Recomputes the draw."""
        scheme = self.one("scheme") if self.lines["scheme"] else "1"
        secret, commitment, chairs = bytes32(self.one("secret")), bytes32(self.one("commitment")), self.lines["chair"]
        if commitment != {"1": sha256(secret), "2": sha256(b"klad/2 secret", secret)}[scheme]:
            raise Failure("commitment: the secret does not match the commitment of the server")
        if scheme == "1":
            if any(self.lines[key] for key in ("chair", "restart", "beacon", "table")):
                raise Failure("format: scheme 1 has neither chairs nor restarts nor a beacon")
            return seed_of_scheme_1(secret, [bytes32(line[-1]) for line in sorted(self.lines["nonce"])])
        nonces: list[bytes | None] = []
        for number, (chair, _, *hashes) in enumerate(chairs, 1):
            nonces.append(bytes32(hashes[1]) if len(hashes) == 2 else None)  # a bot has neither commitment nor nonce
            if chair != str(number) or len(hashes) not in (0, 2):
                raise Failure(f"format: the line of chair {number} cannot be read")
            if hashes and sha256(b"klad/2 nonce", nonces[-1]) != bytes32(hashes[0]):
                raise Failure(f"commitment: the nonce of chair {number} does not match its commitment")
        seed = seed_of_scheme_2(self.one("table"), self.restarts(), secret, nonces, self.beacon())
        drawn = [f"{chair + 1} {chr(65 + seat)}" for seat, chair in enumerate(seating(seed, self.seats))]
        if sorted(drawn) != sorted(" ".join(chair[:2]) for chair in chairs):
            raise Failure(f"seats: the seed draws other seats: chair and seat {', '.join(sorted(drawn))}")
        return seed

    def restarts(self) -> int:
        """How many restarts there were; each has a line for everybody who did not reveal."""
        found = [(int(number), bytes32(commitment)) for number, commitment, *_ in self.lines["restart"]]
        for (before, old), (after, new) in zip([(0, b""), *found], found):
            if not (after == before + 1 or (after, new) == (before, old)):
                raise Failure(f"format: restart {after} follows restart {before}, or has a second commitment")
        return found[-1][0] if found else 0

    def beacon(self) -> bytes | None:
        if not self.lines["beacon"]:
            return None
        anchor, rounds, value = self.one("beacon").split(" ")
        link = bytes32(value)
        for _ in range(int(rounds)):
            link = sha256(link)
        if link != bytes32(anchor):
            raise Failure("beacon: the value does not lead to the anchor")
        return bytes32(value)
