import BricolageCore
import BricolageFields
import TestSupport
import Testing

/// Where the stack has ended below code that catches errors, the value that was asked for is refused, whatever was made of
/// the rest.
@Suite struct StackPlaceTests {
    /// Arrays within each other.
    private struct Nest: JSONReadable {
        init(json: JSONDocument.Node) throws {
            for element in json.elements { _ = try element.read(Nest.self) }
        }
    }

    /// Takes whatever it is for nothing.
    private struct Anything: JSONReadable {
        init(json: JSONDocument.Node) throws { _ = try? json.read(Nest.self) }
    }

    /// Says something else of what it cannot read.
    private struct Complaint: JSONReadable, Error {
        init(json: JSONDocument.Node) throws {
            if (try? json.read(Nest.self)) == nil { throw self }
        }
    }

    /// A value in another one.
    private struct Box<Content: JSONReadable>: JSONReadable {
        init(json: JSONDocument.Node) throws {
            for element in json.elements { _ = try element.read(Content.self) }
        }
    }

    @Test func theOutermostReadIsRefused() throws {
        #expect(try refusal(of: Box<Anything>.self)?.isRoot == true)
        #expect(try refusal(of: Box<Complaint>.self)?.isRoot == true)
    }

    /// The place that is said to be nested too deeply.
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
