internal import BricolageCore
internal import BricolageSchema

/// A schema as it is named on the command line, and what finds the files that it refers to.
///
///     api.json                  the file
///     api.json#/$defs/Pet       a schema inside of it
struct SchemaInput {
    let source: SchemaSource
    /// The place of the schema that is meant.
    let place: JSONPointer
    /// The path of the file; nil for standard input.
    let path: String?
    let loader: FileSchemaLoader

    /// Reads a file, or standard input for nil and `-`.
    init(_ argument: String?) throws {
        let (file, place) = try Self.parts(of: argument)
        let input = try Input(file, purpose: "schema")
        let identifier = input.path.flatMap { try? System.resolved($0) }.map { FileSchemaLoader.identifier(of: $0) }
        let document = try Self.document(input, limit: FileSchemaLoader.largestSchema)
        source = SchemaSource(path: input.name, identifier: identifier, document: document)
        loader = FileSchemaLoader(besides: input.path)
        path = input.path
        self.place = place
    }

    /// The path and the pointer of an argument; a file whose name has such a sign is the file.
    private static func parts(of argument: String?) throws(CommandFailure) -> (String?, JSONPointer) {
        guard let argument, let sign = argument.firstRange(of: "#/"), System.kind(of: argument) == nil else {
            return (argument, .root)
        }
        do throws(JSONPointerError) {
            let pointer = try JSONPointer(fragment: "#" + argument[argument.index(after: sign.lowerBound)...])
            return (String(argument[..<sign.lowerBound]), pointer)
        } catch {
            throw CommandFailure(.usage, "error: \(argument): \(error)")
        }
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
