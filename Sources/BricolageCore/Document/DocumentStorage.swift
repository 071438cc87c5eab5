internal import BricolageKernel

/// A parsed document: its options and the memory with its text and its tape.
///
/// Nodes read the two addresses all the time, so these are stored beside the reference that keeps the memory alive.
/// Invariants: both lie in `memory`, which nobody writes while a storage refers to it; every offset on the tape lies in
/// the text, every `next` on the tape. That no byte changes after `init` is why the class is safe to share between
/// threads, which the compiler cannot see through the pointers.
@usableFromInline package final class DocumentStorage: @unchecked Sendable {
    @usableFromInline package let source: UnsafePointer<UInt8>
    let sourceCount: Int
    @usableFromInline package let tape: UnsafePointer<TapeNode>
    package let tapeCount: Int
    /// The nesting depth of arrays and objects.
    package let depth: Int
    package let options: JSONParsingOptions
    /// What the decode in progress carries along; nil if nothing.
    let carried: NodeEnvironment?
    /// Marks the text as a part of a larger one; nil for whole texts.
    package let part: DocumentPart?
    private let memory: DocumentMemory

    /// Creates a storage for a document that was parsed into a memory.
    init(_ memory: DocumentMemory, depth: Int, options: JSONParsingOptions) {
        source = UnsafePointer(memory.text)
        sourceCount = memory.count
        tape = UnsafePointer(memory.tape.nodes)
        tapeCount = memory.tape.count
        self.depth = depth
        self.options = options
        self.memory = memory
        carried = nil
        part = nil
    }

    /// The same document with an environment: a shallow copy that shares text and tape.
    convenience init(sharing other: DocumentStorage, carrying environment: NodeEnvironment?) {
        self.init(sharing: other, carrying: environment, part: other.part)
    }

    /// The same document as a part of a larger one.
    convenience init(sharing other: DocumentStorage, part: DocumentPart) {
        self.init(sharing: other, carrying: other.carried, part: part)
    }

    private init(sharing other: DocumentStorage, carrying environment: NodeEnvironment?, part: DocumentPart?) {
        source = other.source
        sourceCount = other.sourceCount
        tape = other.tape
        tapeCount = other.tapeCount
        depth = other.depth
        options = other.options
        memory = other.memory
        carried = environment
        self.part = part
    }

    /// Copies and parses a text.
    package convenience init(
        parsing text: UnsafeBufferPointer<UInt8>, options: JSONParsingOptions
    ) throws(JSONSyntaxError) {
        try options.checkSize(of: text)
        let memory = DocumentMemory(capacity: text.count)
        memory.load(text)
        let depth = try memory.parse(options, kernel: .fastest(for: text.count))
        self.init(memory, depth: depth, options: options)
        expectValue(times: 1)
    }

    /// Announces to the allocator how much memory a value of this document, or of a text that is `times` as large, is
    /// going to take.
    ///
    /// The allocator then keeps twice as much, which is enough for the document and the largest `JSON` values of it.
    func expectValue(times: Double) {
        let size = Double(memory.size + tapeCount * 2 * MemoryLayout<TapeNode>.stride) * times
        if size > Double(Self.smallestExpected) { bricolage_expect_memory(Int(min(size, 1e9))) }
    }

    /// The allocator keeps smaller amounts in any case.
    private static var smallestExpected: Int { 1 << 16 }

    /// The document `null`.
    package static let null = DocumentStorage(.null, depth: 0, options: .document)

    /// Whether the nodes of another document are those of this one.
    package func sharesTape(with other: DocumentStorage) -> Bool { tape == other.tape }

    var text: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: source, count: sourceCount) }
}
