internal import ArgumentParser

/// Standard input as an argument: a command reads it for `-`, and if no file is named.
enum StandardInput {
    /// The name of standard input in messages.
    static let name = "<stdin>"

    /// Whether an argument means standard input.
    static func isMeant(by argument: String?) -> Bool { argument == nil || argument == "-" }

    /// The name of an argument in messages.
    static func name(of argument: String?) -> String {
        argument.flatMap { isMeant(by: $0) ? nil : $0 } ?? name
    }

    /// The inputs to read: the files that were named, or else standard input.
    static func orFiles(_ named: [String]) -> [String?] { named.isEmpty ? [nil] : named }

    /// Refuses to read standard input twice, since the first reading would leave nothing for the second.
    static func refuseTwice(_ arguments: [String]) throws(ValidationError) {
        guard arguments.count(where: { isMeant(by: SchemaInput.file(of: $0)) }) > 1 else { return }
        throw ValidationError("standard input can be read only once.")
    }

    /// Refuses to read standard input for two purposes.
    ///
    /// - Parameters:
    ///   - both: What would be read from it, such as `both the schema and a document`.
    ///   - first: The argument for the first of the two.
    ///   - others: The arguments for the second.
    static func refuse(_ both: String, _ first: String, _ others: [String?]) throws(ValidationError) {
        guard isMeant(by: SchemaInput.file(of: first)), others.contains(where: isMeant) else { return }
        throw ValidationError("standard input cannot be \(both).")
    }
}
