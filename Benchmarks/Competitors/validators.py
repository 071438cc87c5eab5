"""jsonschema-rs with the command line of `measure`:

    validators.py schema compile|validate|read FOLDER SECONDS
    validators.py verdicts FOLDER

With `schema`, prints the bytes of the documents, then the processor seconds of one run for each sample, one line each.
With `verdicts`, prints a character for each document: 1 if it is valid, else 0. The documents are values of Python,
which this validator requires.
"""

import pathlib
import sys
import time

import jsonschema_rs
import orjson


class SchemaSet:
    def __init__(self, folder):
        folder = pathlib.Path(folder)
        self.others = {file.name: orjson.loads(file.read_bytes()) for file in folder.glob("others/*.json")}
        self.schema = orjson.loads((folder / "schema.json").read_bytes())
        self.texts = [file.read_bytes() for file in sorted(folder.glob("documents/*.json"))]
        self.schema_size = (folder / "schema.json").stat().st_size

    def load(self, address):
        name = address.split("#")[0].rstrip("/").rsplit("/", 1)[-1]
        return self.others[name if name.endswith(".json") else name + ".json"]

    def compiled(self):
        return jsonschema_rs.validator_for(self.schema, retriever=self.load)

    def workload(self, operation):
        size = sum(map(len, self.texts))
        if operation == "compile":
            return self.schema_size, self.compiled
        is_valid = self.compiled().is_valid
        texts, loads = self.texts, orjson.loads
        if operation == "validate":
            documents = [loads(text) for text in texts]

            def run():
                for document in documents:
                    is_valid(document)
        else:
            def run():
                for text in texts:
                    is_valid(loads(text))
        return size, run


def sample(size, run, seconds):
    begin = time.process_time()
    run()
    once = max(time.process_time() - begin, 1e-7)
    for _ in range(int(min(50, 0.02 / once))):
        begin = time.process_time()
        run()
        once = min(once, max(time.process_time() - begin, 1e-7))
    repetitions = max(1, int(0.0005 / once))
    print(size)
    end = time.process_time() + seconds
    samples = 0
    while time.process_time() < end or samples < 3:
        begin = time.process_time()
        for _ in range(repetitions):
            run()
        print((time.process_time() - begin) / repetitions)
        samples += 1


def main():
    if sys.argv[1] == "verdicts":
        schema_set = SchemaSet(sys.argv[2])
        is_valid = schema_set.compiled().is_valid
        print("".join("1" if is_valid(orjson.loads(text)) else "0" for text in schema_set.texts))
    else:
        sample(*SchemaSet(sys.argv[3]).workload(sys.argv[2]), float(sys.argv[4]))


main()
