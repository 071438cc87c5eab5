/// The memory of a document: a copy of its text and the tape of its values.
///
///     source  [ text ............................ ][ 64 zero bytes ]
///     tape    [ node ][ node ][ node ] ...
///
/// The padding lets scans read eight bytes at a time and stop without a test for the end. Invariants: both blocks are
/// allocated by this class, written only before `init` returns, and freed by `deinit`; every offset on the tape lies
/// in the text, every `next` on the tape. That no byte changes after `init` is why the class is safe to share between
/// threads, which the compiler cannot see through the pointers.
package final class DocumentStorage: @unchecked Sendable {
    package let source: UnsafePointer<UInt8>
    package let sourceCount: Int
    package let tape: UnsafePointer<TapeNode>
    package let tapeCount: Int
    /// How many arrays and objects are within each other at the deepest place.
    package let depth: Int
    package let options: JSONParsingOptions
    /// What the decode that is going on carries along; nil when it carries nothing.
    package let environment: ReadingEnvironment?
    /// The storage that owns the memory, if it is not this one.
    private let owner: DocumentStorage?

    static let padding = 64

    /// Copies and parses a text.
    package init(parsing text: UnsafeBufferPointer<UInt8>, options: JSONParsingOptions) throws(JSONSyntaxError) {
        let limit = min(options.maximumSize, JSONParsingOptions.largestSize)
        guard text.count <= limit else { throw JSONSyntaxError(.sizeLimit(limit), at: limit, in: text) }
        let source = Self.paddedCopy(of: text)
        do {
            let parsed = try DocumentParser.parse(source, count: text.count, options: options)
            self.source = UnsafePointer(source)
            sourceCount = text.count
            tape = UnsafePointer(parsed.tape.baseAddress ?? .allocate(capacity: 1))
            tapeCount = parsed.tape.count
            depth = parsed.depth
            self.options = options
            environment = nil
            owner = nil
        } catch {
            source.deallocate()
            throw error
        }
    }

    /// The document `null`, which needs no parser and so cannot fail.
    private init() {
        let text: StaticString = "null"
        source = UnsafePointer(
            Self.paddedCopy(of: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)))
        sourceCount = text.utf8CodeUnitCount
        let node = UnsafeMutablePointer<TapeNode>.allocate(capacity: 1)
        node.initialize(to: TapeNode(tag: .null, offset: 0, next: 1))
        tape = UnsafePointer(node)
        tapeCount = 1
        depth = 0
        options = .document
        environment = nil
        owner = nil
    }

    /// The same document with an environment: a shallow copy that shares text and tape and keeps their owner alive.
    package init(sharing other: DocumentStorage, environment: ReadingEnvironment?) {
        source = other.source
        sourceCount = other.sourceCount
        tape = other.tape
        tapeCount = other.tapeCount
        depth = other.depth
        options = other.options
        self.environment = environment
        owner = other.owner ?? other
    }

    /// The document `null`.
    package static let null = DocumentStorage()

    deinit {
        guard owner == nil else { return }
        source.deallocate()
        tape.deallocate()
    }

    private static func paddedCopy(of text: UnsafeBufferPointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: text.count + padding)
        if let start = text.baseAddress { copy.initialize(from: start, count: text.count) }
        (copy + text.count).initialize(repeating: 0, count: padding)
        return copy
    }

    package var text: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: source, count: sourceCount) }
}
