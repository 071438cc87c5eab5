import Foundation
import Testing

/// Failures of `curl`, with a script in its place.
@Suite("Schemas that cannot be fetched")
struct DownloadFailureTests {
    private func message(_ script: String) throws -> String {
        let scratch = try Scratch()
        try scratch.write(#"{"$ref": "https://example.com/a.json"}"#, to: "s.json")
        try scratch.write("#!/bin/sh\n\(script)\n", to: "bin/curl")
        let run = try CurioRun(
            shell: """
                chmod +x bin/curl; PATH="$PWD/bin:$PATH" "$CURIO" bundle s.json --allow-network example.com
                """, folder: scratch.folder)
        #expect(run.status == 65 && run.output.isEmpty)
        return run.errors
    }

    @Test(
        "are told in words, with their address",
        arguments: [
            (6, "there is no such host"), (7, "its host cannot be reached"),
            (28, "it takes longer than the limit of 10 seconds"),
            (35, "no secure connection (TLS) to its host can be made; does it speak https?"),
            (52, "its server answers nothing"), (56, "the connection to its host was lost"),
            (60, "the certificate of its host is not trusted (TLS)"),
            (99, "it cannot be fetched: curl ends with 99, which its manual explains (man curl)"),
        ])
    func statuses(status: Int, words: String) throws {
        let message = try message("exit \(status)")
        #expect(
            message.contains("the schema at \"https://example.com/a.json\" cannot be used: \(words)"), "\(message)")
    }

    @Test("are told if a signal has ended curl, or the server has no such schema")
    func others() throws {
        let killed = try message("kill -9 $$")
        #expect(killed.contains("it cannot be fetched: a signal (9) has ended curl"), "\(killed)")
        let missing = try message("printf '\\n404 '")
        #expect(missing.contains("its server answers 404 (there is nothing at this address)"), "\(missing)")
    }
}
