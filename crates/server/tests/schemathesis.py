"""schemathesis reads the OpenAPI document and tries everything it allows, and what it forbids: no response may be a server
error or one that is missing from the document.

    python crates/server/tests/schemathesis.py target/debug/klad [requests per operation, default 12] [seed]

Needs the package schemathesis; `cargo xtask test --only api` installs it into a virtual environment and runs this.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.request

CHECKS = ",".join([
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "unsupported_method",
])

# What refuses a request that violates the document: the tester's own list, and 413 for a body that is too large.
REFUSALS = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429]

# The same requests in every run: a landing must not depend on them. Another seed tries others.
SEED = "20261118"


def ask(url, token=None, body=None):
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    data = json.dumps(body).encode() if body is not None else None
    with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=20) as answer:
        return json.load(answer)


def main(klad, requests="12", seed=SEED):
    with tempfile.TemporaryDirectory() as folder:
        store = f"sqlite:{folder}/klad.db"
        server = subprocess.Popen(
            [klad, "serve", "--listen", "127.0.0.1:0", "--store", store, "--no-rate-limits", "--log", "error"],
            stdout=subprocess.PIPE, text=True,
        )
        try:
            url = re.search(r"http://\S+", server.stdout.readline()).group()
            guest = ask(f"{url}/api/me", body={"name": "Tester", "picture": 1, "bearer": True})
            seats = [{"type": "open"}, {"type": "bot", "level": "random"}]
            table = ask(f"{url}/api/tables", guest["token"], {"game": "my-treasure", "seats": seats})
            # The names of things that exist, so that requests get past the first checks.
            config = pathlib.Path(folder, "schemathesis.toml")
            config.write_text(
                f'[parameters]\n"path.id" = "{table["id"]}"\n"path.slug" = "my-treasure"\n'
                f"[checks.negative_data_rejection]\nexpected-statuses = {REFUSALS}\n"
            )
            tester = pathlib.Path(sys.executable).with_name("schemathesis")
            return subprocess.run([
                tester, "--config-file", config, "run", f"{url}/api/openapi.json",
                "--header", f"authorization: Bearer {guest['token']}", "--checks", CHECKS,
                "--phases", "examples,coverage,fuzzing", "--max-examples", requests,
                "--request-timeout", "20", "--generation-database", "none", "--no-color", "--seed", seed,
                # It would delete the guest that all other requests come from.
                "--exclude-method", "DELETE",
            ], cwd=folder).returncode
        finally:
            server.kill()
            server.wait()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
