"""A second implementation of docs/fairness.md, from that page alone. Reads the test vectors and checks them."""
import hashlib
import json
import struct
import sys


def block(key, counter, nonce):
    """One 64-byte block of ChaCha20 as 16 words: 64-bit counter, 64-bit nonce."""
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *struct.unpack("<8I", key),
             *struct.unpack("<2I", struct.pack("<Q", counter)), *struct.unpack("<2I", struct.pack("<Q", nonce))]
    x = list(start)

    def turn(a, b, c, d):
        for first, second, third, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[first] = (x[first] + x[second]) & 0xFFFFFFFF
            mixed = x[third] ^ x[first]
            x[third] = ((mixed << bits) | (mixed >> (32 - bits))) & 0xFFFFFFFF

    for _ in range(10):
        for a, b, c, d in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                           (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
            turn(a, b, c, d)
    return [(a + b) & 0xFFFFFFFF for a, b in zip(x, start)]


def words(seed, step):
    counter = 0
    while True:
        yield from block(seed, counter, step)
        counter += 1


def below(stream, bound):
    while True:
        product = next(stream) * bound
        if product % 2**32 >= 2**32 % bound:
            return product >> 32


def shuffle(stream, items):
    for i in range(len(items) - 1, 0, -1):
        j = below(stream, i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def optional(part):
    """One byte that says whether 32 more follow."""
    return b"\0" if part is None else b"\1" + part


def seed_1(secret, nonces):
    return sha256(b"klad seed", secret, *nonces)


def seed_2(table, restarts, secret, nonces, beacon):
    name = table.encode()
    return sha256(b"klad/2 seed", bytes([len(name)]), name, struct.pack("<I", restarts), secret, bytes([len(nonces)]),
                  *map(optional, nonces), optional(beacon))


def seating(seed, chairs):
    return shuffle(words(sha256(seed, b"seats"), 0), list(range(chairs)))


def from_hex(text):
    return None if text is None else bytes.fromhex(text)


def check_draw(vector):
    secret, nonces = from_hex(vector["secret"]), [from_hex(nonce) for nonce in vector["nonces"]]
    seed = seed_2(vector["table"], vector["restarts"], secret, nonces, from_hex(vector["beacon"]))
    return {
        "commitment": sha256(b"klad/2 secret", secret).hex(),
        "commitments": [nonce and sha256(b"klad/2 nonce", nonce).hex() for nonce in nonces],
        "seed": seed.hex(),
        "seating": seating(seed, len(nonces)),
    }


def check(vector):
    if vector.get("scheme") == 2:
        return check_draw(vector)
    secret = bytes.fromhex(vector["secret"])
    nonces = [bytes.fromhex(nonce) for nonce in vector["nonces"]]
    seed = seed_1(secret, nonces)
    stream = words(seed, vector["step"])
    return {
        "commitment": sha256(secret).hex(),
        "seed": seed.hex(),
        "derived": sha256(seed, b"arbiter").hex(),
        "below": [below(stream, bound) for bound in vector["bounds"]],
        "shuffle": shuffle(stream, list(range(vector["cards"]))),
    }


if __name__ == "__main__":
    vectors = json.load(open(sys.argv[1]))
    for number, vector in enumerate(vectors):
        for name, value in check(vector).items():
            if vector[name] != value:
                sys.exit(f"vector {number}: {name} is {vector[name]}, a second implementation finds {value}")
    print(f"{len(vectors)} vectors agree")
