import Bricolage
import BricolageSchema
import BricolageValidation

/// Complaints about schemas and verdicts, from the validator and from Python's where it is installed.
enum SecondOpinions {
    /// The complaints, one a line; empty when everything is as expected.
    static func complaints(_ cases: [PythonValidation.Case]) throws -> String {
        let own = try cases.flatMap(complaints)
        return (own + (PythonValidation.isAvailable ? [try PythonValidation.complaints(cases)] : []))
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private static let metaschema = Result {
        try CompiledSchema(JSONDocument(parsing: #"{"$ref": "https://json-schema.org/draft/2020-12/schema"}"#))
    }

    private static func complaints(_ entry: PythonValidation.Case) throws -> [String] {
        let text = try JSONDocument(entry.schema)
        let report = try metaschema.get().report(on: text)
        guard report.isValid else { return ["\(entry.name) is no schema: \(report)"] }
        let schema: CompiledSchema
        do {
            schema = try CompiledSchema(text)
        } catch {
            return ["\(entry.name) cannot be compiled: \(error)"]
        }
        return try entry.documents.compactMap { document, isValid in
            let report = schema.report(on: try JSONDocument(document))
            return report.isValid == isValid ? nil : "\(entry.name) \(document) is \(report)"
        }
    }
}
