internal import BricolageCore
internal import BricolageSchema

/// A schema as it is named on the command line.
///
///     api.json                  the file
///     api.json#/$defs/Pet       a schema inside of it
struct SchemaInput {
    let source: SchemaSource
    /// The place of the schema that is meant.
    let place: JSONPointer
    /// The path of the file; nil for standard input.
    let path: String?

    /// Reads a file, or standard input for nil and `-`.
    init(_ argument: String?) throws(CommandFailure) {
        let (file, place) = try Self.parts(of: argument)
        let input = try Input(file, purpose: "schema")
        source = try Self.source(of: input).orFailure(in: input.name)
        path = input.path
        self.place = place
    }

    /// The schema file that an input holds, or why it holds none.
    static func source(of input: borrowing Input) throws(CommandFailure) -> Result<SchemaSource, JSONSyntaxError> {
        let identifier = input.path.flatMap { try? System.resolved($0) }.map(FileSchemaLoader.identifier)
        let name = input.name
        return try input.document(limit: FileSchemaLoader.largestSchema)
            .map { SchemaSource(path: name, identifier: identifier, document: $0) }
    }

    /// Adds the file to a registry, and returns the schema that is meant.
    func root(in registry: inout SchemaRegistry) throws(CommandFailure) -> JSONSchema {
        let file = registry.add(source)
        guard !place.isRoot else { return file }
        do throws(ReferenceError) {
            return try registry.resolve(place.fragment, from: file)
        } catch {
            throw CommandFailure(.badInput, path: source.path ?? "", "there is nothing at \"\(place)\"")
        }
    }

    /// The file of an argument.
    static func file(of argument: String) -> String { (try? parts(of: argument).0) ?? argument }

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
}
