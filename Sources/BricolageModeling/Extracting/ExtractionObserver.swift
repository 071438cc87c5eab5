package import BricolageCore
internal import BricolageWriting

/// Takes down which fields a type extracts, so that they can be described.
///
/// A type that reads nodes is asked for nothing by name, unless it extracts: then all its fields are known at once. It
/// is handed an empty object that carries an observer, and the first extraction from it ends the reading.
///
/// Unchecked, because an environment holds sendable values only, and an observer is written to: by the one call that
/// made it, on its own thread, before that call looks at it.
package final class ExtractionObserver: @unchecked Sendable {
    /// One value that is extracted.
    package struct Field {
        package let pointer: JSONPointer?
        package let isRequired: Bool
        package let input: TransformInput
    }

    private struct Interruption: Error {}

    private var fields: [Field]?

    /// The fields that a type extracts from its value; nil when it extracts nothing.
    package static func fields<R: JSONReadable>(of type: R.Type) -> [Field]? {
        guard let document = try? JSONDocument(.object([:])) else { return nil }
        let observer = ExtractionObserver()
        _ = try? R(json: document.root.carrying(observer))
        return observer.fields
    }

    /// Takes note of the fields, instead of extracting them.
    func observe(_ fields: [Field]) throws {
        if self.fields == nil { self.fields = fields }
        throw Interruption()
    }
}
