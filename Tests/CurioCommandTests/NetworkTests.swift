import Foundation
import TestSupport
import Testing

/// Schemas over HTTP, from a server that the test starts.
@Suite("Schemas on the network", .enabled(if: SchemaServer.isPossible, "python3 and curl are needed"))
struct NetworkTests {
    private func schema(referringTo reference: String) -> String {
        #"{"title": "Root", "properties": {"a": {"$ref": "\#(reference)"}}}"#
    }

    @Test("are refused unless their host was allowed, with the place of the reference")
    func refused() throws {
        let scratch = try Scratch()
        try scratch.write(schema(referringTo: "http://127.0.0.1:1/name.json"), to: "root.json")
        let run = try CurioRun("bundle", "root.json", folder: scratch.folder)
        #expect(run.status == 65)
        #expect(run.errors.contains("root.json:1:"))
        #expect(run.errors.contains("it must be fetched; --allow-network 127.0.0.1 allows that"))
        let other = try CurioRun("bundle", "root.json", "--allow-network", "example.com", folder: scratch.folder)
        #expect(other.status == 65 && other.errors.contains("the host 127.0.0.1:1 was not allowed"))
        let unreachable = try CurioRun("bundle", "root.json", "--allow-network", "127.0.0.1", folder: scratch.folder)
        #expect(unreachable.status == 65 && unreachable.errors.contains("its host cannot be reached"))
    }

    @Test(
        "are refused with a hint at the folder that contains a file of the same name",
        arguments: [
            ("http://example.com/name.json", "schemas/name.json"),
            ("http://example.com/v1/name", "schemas/v1/name.json"),
            ("http://example.com/v2/name.json", "schemas/name.json"), ("http://example.com/other.json", nil),
            ("http://example.com/..%2Foutside.json", nil), ("http://example.com/%2e%2e/v1", nil),
            ("http://example.com/notes", nil), ("http://example.com/linked.json", nil),
        ])
    func namesake(address: String, file: String?) throws {
        let scratch = try Scratch()
        try scratch.write(schema(referringTo: address), to: "schemas/root.json")
        for path in ["schemas/name.json", "schemas/v1/name.json", "schemas/notes", "outside.json"] {
            try scratch.write("{}", to: path)
        }
        // A registry follows no links out of its folder.
        _ = try CurioRun(shell: "ln -s ../outside.json schemas/linked.json", folder: scratch.folder)
        let run = try CurioRun("bundle", "schemas/root.json", folder: scratch.folder)
        #expect(run.status == 65)
        let hint = file.map { "; --registry schemas takes \($0) for it" } ?? ""
        #expect(run.errors.contains("--allow-network example.com allows that\(hint) at "))
        if file != nil {
            let registered = try CurioRun(
                "bundle", "schemas/root.json", "--registry", "schemas", folder: scratch.folder)
            #expect(registered.status == 0)
        }
    }

    @Test(
        "are allowed or refused by their host, whatever else the address contains",
        arguments: [
            ("http://[::1]:1/name.json", "[::1]", "[::1]:1"), ("http://127.0.0.1/name.json", "127.0.0.1", "127.0.0.1"),
            ("https://example.com@LOCALHOST:1/name.json", "localhost", "localhost:1"),
        ])
    func hosts(address: String, host: String, whole: String) throws {
        let scratch = try Scratch()
        try scratch.write(schema(referringTo: address), to: "root.json")
        let refused = try CurioRun("bundle", "root.json", folder: scratch.folder)
        #expect(refused.errors.contains("--allow-network \(host) allows that"))
        let other = try CurioRun("bundle", "root.json", "--allow-network", "example.com", folder: scratch.folder)
        #expect(other.errors.contains("the host \(whole) was not allowed (--allow-network \(host))"))
    }

    @Test("are fetched with what they refer to, and kept in a lock file for runs without a network")
    func fetched() throws {
        let scratch = try Scratch()
        let lock = scratch.folder.appending(path: "schemas.lock")
        let first = try run("generate", "--lock schemas.lock", referringTo: "name.json", in: scratch)
        #expect(first.status == 0 && first.output.contains("public var given: String?"), "\(first.errors)")
        let kept = try Data(contentsOf: lock)
        for options in [[], ["--allow-network", "127.0.0.1"]] {
            let second = try CurioRun(
                arguments: ["generate", "root.json", "--lock", "schemas.lock"] + options, input: [],
                folder: scratch.folder)
            #expect(second.status == 0 && second.output == first.output && second.errors == first.errors)
        }
        #expect(try Data(contentsOf: lock) == kept)
        let without = try CurioRun("bundle", "root.json", "--allow-network", "127.0.0.1", folder: scratch.folder)
        #expect(without.status == 65)
        try scratch.write("[]", to: "wrong.lock")
        #expect(try CurioRun("bundle", "root.json", "--lock", "wrong.lock", folder: scratch.folder).status == 65)
    }

    @Test("may be YAML, as the path of their address says", arguments: ["name.yaml", "name.yaml?version=1.json"])
    func yaml(reference: String) throws {
        let scratch = try Scratch()
        let first = try run("generate", "--lock schemas.lock", referringTo: reference, in: scratch)
        #expect(first.status == 0 && first.output.contains("public var given: String?"), "\(first.errors)")
        let second = try CurioRun("generate", "root.json", "--lock", "schemas.lock", folder: scratch.folder)
        #expect(second.status == 0 && second.output == first.output)
    }

    @Test(
        "have mistakes in YAML at their lines and columns",
        arguments: [
            ("wrong.yaml", "/wrong.yaml:4:13: error: expected one of "), ("open.yml", "it is not YAML: 1:5: "),
        ])
    func mistakesInYAML(reference: String, message: String) throws {
        let run = try run("generate", "--strict", referringTo: reference, in: try Scratch())
        #expect(run.status == 65 && run.errors.contains(message), "\(run.errors)")
    }

    @Test(
        "are all in the lock file afterwards, however many they are, also where the run fails",
        arguments: [("", 0), ("--strict", 65)] as [(String, Int32)])
    func manyFetched(option: String, status: Int32) throws {
        let scratch = try Scratch()
        let run = try run("generate", "--lock schemas.lock \(option)", referringTo: "chain/12", in: scratch)
        #expect(run.status == status, "\(run.errors)")
        let lock = try JSONSerialization.jsonObject(with: Data(scratch.text("schemas.lock").utf8))
        let kept = try #require(lock as? [String: String]).keys.map { $0.split(separator: "/").last.map(String.init) }
        #expect(Set(kept) == Set((0...12).map(String.init)))
    }

    @Test(
        "are errors if they are too large, too slow, on another host or not schemas",
        arguments: [
            ("large", "it is larger than the limit of 16777216 bytes"),
            ("larger", "it is larger than the limit of 16777216 bytes"),
            ("endless", "it is larger than the limit of 16777216 bytes"),
            ("slow", "it takes longer than the limit of 10 seconds"),
            ("elsewhere", "the host localhost:"), ("round", "redirects more than 5 times"), ("none", "answers 404"),
            ("text", "it is not JSON: 1:1"), ("file", "is not an HTTP address"),
            ("wide", "it is probably UTF-16, little-endian; only UTF-8 can be read"),
        ])
    func failures(path: String, reason: String) throws {
        let scratch = try Scratch()
        let run = try run("bundle", "--lock schemas.lock", referringTo: path, in: scratch)
        #expect(run.status == 65)
        #expect(run.errors.contains("root.json:1:") && run.errors.contains(reason), "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: scratch.folder.appending(path: "schemas.lock").path))
    }

    @Test("are found through a redirect within an allowed host")
    func redirection() throws {
        let run = try run("generate", "", referringTo: "moved", in: Scratch())
        #expect(run.status == 0 && run.output.contains("public var given: String?"), "\(run.errors)")
    }

    /// They had been looked for beside the address that was asked for.
    @Test("have relative references that start from the address of the last redirect, with and without a network")
    func redirectedBase() throws {
        let scratch = try Scratch()
        let first = try run("generate", "--lock schemas.lock", referringTo: "below", in: scratch)
        #expect(first.status == 0 && first.output.contains("public var inner: Int?"), "\(first.errors)")
        let second = try CurioRun("generate", "root.json", "--lock", "schemas.lock", folder: scratch.folder)
        #expect(second.status == 0 && second.output == first.output, "\(second.errors)")
    }

    @Test("are all in the lock file where a run reads two schemas")
    func fetchedForTwoSchemas() throws {
        let scratch = try Scratch()
        let template = #"{"$defs": {"old": {"$ref": "SERVER/name.json"}, "new": {"$ref": "SERVER/moved"}}}"#
        let run = try run(
            "compatible 'root.json#/$defs/old' 'root.json#/$defs/new' --allow-network 127.0.0.1 --lock schemas.lock",
            template: template, in: scratch)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        let lock = try JSONSerialization.jsonObject(with: Data(scratch.text("schemas.lock").utf8))
        let kept = try #require(lock as? [String: String]).keys.map { $0.split(separator: "/").last.map(String.init) }
        #expect(Set(kept) == ["name.json", "text.json", "moved"])
    }

    /// Runs a command on a schema that refers to a path of a server, which runs for as long as the command.
    ///
    /// The shell starts and ends the server: a lasting child of this process would keep the ends of its other children
    /// from being noticed, and signals gentler than SIGKILL are blocked in processes that this process starts.
    private func run(
        _ command: String, _ options: String, referringTo path: String, in scratch: Scratch
    ) throws -> CurioRun {
        try run(
            "\(command) root.json --allow-network 127.0.0.1 \(options)",
            template: schema(referringTo: "SERVER/\(path)"), in: scratch)
    }

    private func run(_ command: String, template: String, in scratch: Scratch) throws -> CurioRun {
        try scratch.write(SchemaServer.script, to: "server.py")
        try scratch.write(template, to: "template.json")
        return try CurioRun(
            shell: """
                python3 -u server.py > port 2> server.log & server=$!
                while [ ! -s port ]; do sleep 0.1; done
                sed "s|SERVER|http://127.0.0.1:$(cat port)|g" template.json > root.json
                "$CURIO" \(command)
                status=$?
                kill -9 $server
                exit $status
                """, folder: scratch.folder)
    }
}

/// A server of schemas on a free port of this machine, which it prints.
enum SchemaServer {
    static let isPossible = ["python3", "curl"].allSatisfy { name in
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
        }
    }

    static let script = #"""
        import http.server, socketserver, time

        class Handler(http.server.BaseHTTPRequestHandler):
            def log_message(self, *arguments): pass

            def answer(self, body, status=200, length=None, **headers):
                self.send_response(status)
                if length is not False: self.send_header("Content-Length", str(length or len(body)))
                for name, value in headers.items(): self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body)

            def do_GET(self):
                port = self.server.server_address[1]
                path = self.path[1:]
                try:
                    if path == "name.json": self.answer(b'{"type": "object", "properties": {"given": {"$ref": "text.json"}}}')
                    elif path.startswith("chain/"):
                        number = int(path[6:])
                        self.answer(b'{"type": "object", "properties": {"a": {"$ref": "%d"}}}' % (number - 1) if number else b'{"$ref": "/none"}')
                    elif path.startswith("name.yaml"): self.answer(b"type: object\nproperties:\n  given: {$ref: text.json}\n")
                    elif path == "wrong.yaml": self.answer(b"properties:\n  given:\n    title: A\n    type:   strin\n")
                    elif path == "open.yml": self.answer(b"a: [")
                    elif path == "text.json": self.answer(b'{"type": "string"}')
                    elif path == "large": self.answer(b" " * (17 << 20))
                    elif path == "larger": self.answer(b" " * ((16 << 20) + 1), length=False)
                    elif path == "endless":
                        self.answer(b"", length=False)
                        while True: self.wfile.write(b" " * (1 << 20))
                    elif path == "slow":
                        self.answer(b'{"type":', length=20)
                        time.sleep(30)
                    elif path == "elsewhere": self.answer(b"", 302, Location=f"http://localhost:{port}/name.json")
                    elif path == "file": self.answer(b"", 302, Location="file:///etc/passwd")
                    elif path == "round": self.answer(b"", 302, Location="/round")
                    elif path == "below": self.answer(b"", 301, Location="/folder/outer")
                    elif path == "folder/outer": self.answer(b'{"type": "object", "properties": {"inner": {"$ref": "inner"}}}')
                    elif path == "folder/inner": self.answer(b'{"type": "integer"}')
                    elif path == "moved": self.answer(b"", 301, Location="/name.json")
                    elif path == "text": self.answer(b"hello")
                    elif path == "wide": self.answer("{}".encode("utf-16-le"))
                    else: self.answer(b"", 404)
                except OSError: pass

        class Server(socketserver.ThreadingMixIn, http.server.HTTPServer):
            daemon_threads = True

        server = Server(("127.0.0.1", 0), Handler)
        print(server.server_address[1], flush=True)
        server.serve_forever()
        """#
}
