internal import ArgumentParser

/// Standard input as an argument: a command reads it for `-`, and where nothing is named.
enum StandardInput {
    /// What it is called in messages.
    static let name = "<stdin>"

    /// Whether an argument means it.
    static func isMeant(by argument: String?) -> Bool { argument == nil || argument == "-" }

    /// What an argument is called in messages.
    static func name(of argument: String?) -> String {
        argument.flatMap { isMeant(by: $0) ? nil : $0 } ?? name
    }

    /// What is to be read: the files that were named, or else standard input.
    static func orFiles(_ named: [String]) -> [String?] { named.isEmpty ? [nil] : named }

    /// Refuses to read two things from it, since the first would leave nothing for the second.
    ///
    /// - Parameters:
    ///   - both: What the two are, such as `both the schema and a document`.
    ///   - first: The argument for the first of them.
    ///   - others: The arguments for the second.
    static func refuse(_ both: String, _ first: String, _ others: [String?]) throws(ValidationError) {
        guard isMeant(by: SchemaInput.file(of: first)), others.contains(where: isMeant) else { return }
        throw ValidationError("standard input cannot be \(both).")
    }
}
