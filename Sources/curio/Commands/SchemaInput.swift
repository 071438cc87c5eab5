internal import BricolageCore
internal import BricolageSchema

/// A schema as it is named on the command line, and what finds the files that it refers to.
struct SchemaInput {
    let source: SchemaSource
    let loader: FileSchemaLoader

    /// Reads a file, or standard input for nil and `-`.
    init(_ path: String?) throws {
        let input = try Input(path, purpose: "schema")
        let identifier = input.path.flatMap { try? System.resolved($0) }.map { FileSchemaLoader.identifier(of: $0) }
        let document = try Self.document(input, limit: FileSchemaLoader.largestSchema)
        source = SchemaSource(path: input.name, identifier: identifier, document: document)
        loader = FileSchemaLoader(besides: input.path)
    }

    /// Parses what was read.
    static func document(_ input: borrowing Input, limit: Int) throws(CommandFailure) -> JSONDocument {
        let bytes = try input.bytes(limit: limit)
        do throws(JSONSyntaxError) {
            return try JSONDocument(parsing: bytes)
        } catch {
            throw CommandFailure(.badInput, error.description(path: input.name))
        }
    }
}
