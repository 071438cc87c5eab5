package import BricolageCore
internal import BricolageWriting

/// Records which fields a type extracts, so that they can be described.
///
/// The members that a type reads from a node are unknown, unless it uses `extract`, which has a list of all its fields.
/// The type receives an empty object that carries an observer, and the first extraction from it ends the reading.
///
/// Unchecked, because an environment contains only sendable values and an observer is mutable: only the call that made
/// it writes to it, on its own thread, before it reads the result.
package final class ExtractionObserver: @unchecked Sendable {
    /// One value that is extracted.
    package struct Field {
        package let pointer: JSONPointer?
        package let isRequired: Bool
        package let input: TransformInput
    }

    private struct Interruption: Error {}

    private var fields: [Field]?

    /// The fields that a type extracts from its value; nil if it extracts nothing.
    package static func fields<R: JSONReadable>(of type: R.Type) -> [Field]? {
        guard let document = try? JSONDocument(.object([:])) else { return nil }
        let observer = ExtractionObserver()
        _ = try? R(json: document.root.carrying(observer))
        return observer.fields
    }

    /// Records the fields instead of extracting them.
    func observe(_ fields: [Field]) throws {
        if self.fields == nil { self.fields = fields }
        throw Interruption()
    }
}
