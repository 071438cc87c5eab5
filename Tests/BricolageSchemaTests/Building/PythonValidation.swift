import BricolageCore
import BricolageWriting
import Foundation
import TestSupport
import Testing

/// Python's `jsonschema`, as a second opinion on schemas and documents.
enum PythonValidation {
    static let isAvailable: Bool = (try? run(["-c", "import jsonschema"], input: "")) != nil

    /// One schema, and documents with the verdict that is expected of each.
    struct Case {
        var name: String
        var schema: JSON
        var documents: [(document: JSON, isValid: Bool)] = []
    }

    private static let program = """
        import json, sys, jsonschema
        for case in json.load(sys.stdin):
            schema = case["schema"]
            try:
                jsonschema.Draft202012Validator.check_schema(schema)
            except Exception as error:
                print(case["name"], "is no schema:", str(error).splitlines()[0])
                continue
            validator = jsonschema.Draft202012Validator(schema)
            for entry in case["documents"]:
                errors = [error.message for error in validator.iter_errors(entry["document"])]
                if (not errors) != entry["valid"]:
                    print(case["name"], json.dumps(entry["document"]), "is", errors[:1] or "valid")
        """

    /// The complaints, one a line; empty when everything is as expected.
    static func complaints(_ cases: [Case]) throws -> String {
        let input = JSON.array(
            JSON.Array(
                cases.map { entry in
                    [
                        "name": .string(entry.name), "schema": entry.schema,
                        "documents": .array(
                            JSON.Array(
                                entry.documents.map { ["document": $0.document, "valid": .bool($0.isValid)] })),
                    ]
                }))
        return try run(["-c", program], input: input.serialized())
    }

    private struct Failure: Error { let output: String }

    private static func run(_ arguments: [String], input: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bricolage-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // Files take any amount of text without a reader, so neither process can block the other.
        let (source, target) = (folder.appendingPathComponent("in"), folder.appendingPathComponent("out"))
        try Data(input.utf8).write(to: source)
        try Data().write(to: target)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3"] + arguments
        process.standardInput = try FileHandle(forReadingFrom: source)
        process.standardOutput = try FileHandle(forWritingTo: target)
        process.standardError = process.standardOutput
        try process.run()
        process.waitUntilExit()
        let output = String(decoding: try Data(contentsOf: target), as: UTF8.self)
        guard process.terminationStatus == 0 else { throw Failure(output: output) }
        return output
    }
}
