import BricolageCore
import BricolageFields
import TestSupport
import Testing

/// If the stack ends below code that catches errors, the whole requested value is refused, whatever that code makes of
/// the error.
@Suite struct StackPlaceTests {
    /// Nested arrays.
    private struct Nest: JSONReadable {
        init(json: JSONDocument.Node) throws {
            for element in json.elements { _ = try element.read(Nest.self) }
        }
    }

    /// Ignores every error of the value that it reads.
    private struct Anything: JSONReadable {
        init(json: JSONDocument.Node) throws { _ = try? json.read(Nest.self) }
    }

    /// Throws an error of its own for a value that it cannot read.
    private struct Complaint: JSONReadable, Error {
        init(json: JSONDocument.Node) throws {
            if (try? json.read(Nest.self)) == nil { throw self }
        }
    }

    /// An array whose elements are read as `Content`.
    private struct Box<Content: JSONReadable>: JSONReadable {
        init(json: JSONDocument.Node) throws {
            for element in json.elements { _ = try element.read(Content.self) }
        }
    }

    @Test func theOutermostReadIsRefused() throws {
        #expect(try refusal(of: Box<Anything>.self)?.isRoot == true)
        #expect(try refusal(of: Box<Complaint>.self)?.isRoot == true)
    }

    /// The place that the error reports as nested too deeply.
    private func refusal<T: JSONReadable & SendableMetatype>(of type: T.Type) throws -> JSONPointer? {
        let levels = 20_000
        let text = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
        let document = try JSONDocument(parsing: text, options: JSONParsingOptions(maximumDepth: nil))
        return try onSmallStack {
            do {
                _ = try document.root.read(type)
                return nil
            } catch let error as JSONReadingError {
                return error.kind == .depthLimit(nil) ? error.issue.pointer : nil
            }
        }
    }
}
