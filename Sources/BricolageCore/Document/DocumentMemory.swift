internal import BricolageKernel

/// The memory of a document, which a parser may reuse for its next document.
///
///     block   [ text .................. ][ 64 zero bytes ][ node ][ node ] ... [ unused ]
///
/// One block, because allocators return memory that is freed in pieces to the system, and fresh pages cost more than
/// parsing does. A tape that needs more room moves to a block of its own. A parser's memory for small texts also keeps
/// room for the entries that the first of two passes finds: for such a text, allocating them would cost more than
/// finding them. The padding lets scans read up to 32 bytes at a time and stop without a test for the end.
///
/// A parser holds the memory while it parses, and so does every storage that was made from it. Whoever holds the only
/// reference may parse into it: nobody else can be reading it, or begin to. Invariants: the blocks are allocated and
/// freed here; they are written only by `load` and `parse`, which are called only through the only reference. So it is
/// safe to share. This is unchecked, since the compiler does not see who holds a reference.
package final class DocumentMemory: @unchecked Sendable {
    /// How many zero bytes follow a text.
    package static let padding = 64

    let text: UnsafeMutablePointer<UInt8>
    /// The size of the largest text that there is room for.
    let capacity: Int
    private(set) var count = 0
    // Whoever writes it has the only reference, so exclusive access need not be checked at run time.
    @exclusivity(unchecked) private(set) var tape: TapeBuilder
    /// Room for the entries of a `StructuralIndex`, if it is kept.
    private let entries: UnsafeMutablePointer<UInt32>?

    /// The size of the largest text for whose entries room is kept.
    private static let mostKept = 1 << 13

    /// - Parameters:
    ///   - capacity: The size of the largest text to come.
    ///   - isKept: Whether there will be texts after the first.
    init(capacity: Int, isKept: Bool = false) {
        let nodes = capacity / 8 + 8
        let stride = MemoryLayout<TapeNode>.stride
        let textSize = (capacity + Self.padding + stride - 1) / stride * stride
        let block = UnsafeMutableRawPointer.allocate(byteCount: textSize + nodes * stride, alignment: stride)
        text = block.bindMemory(to: UInt8.self, capacity: textSize)
        tape = TapeBuilder(
            room: (block + textSize).bindMemory(to: TapeNode.self, capacity: nodes), capacity: nodes)
        self.capacity = capacity
        entries =
            isKept && capacity <= Self.mostKept
            ? .allocate(capacity: StructuralIndex.capacity(for: capacity)) : nil
    }

    /// How many bytes text and tape have room for, used or not.
    var size: Int { capacity + tape.capacity * MemoryLayout<TapeNode>.stride }

    deinit {
        text.deallocate()
        entries?.deallocate()
        tape.ownMemory?.deallocate()
    }

    /// Copies a text of at most `capacity` bytes.
    func load(_ source: UnsafeBufferPointer<UInt8>) {
        if let start = source.baseAddress { text.update(from: start, count: source.count) }
        pad(source.count)
    }

    /// Lets a function write a text of at most `count` bytes, which must not be more than `capacity`.
    func load(upTo count: Int, writtenBy write: (inout OutputSpan<UInt8>) throws -> Void) throws {
        let room = UnsafeMutableBufferPointer(start: text, count: count)
        var span = OutputSpan(buffer: room, initializedCount: 0)
        try write(&span)
        pad(span.finalize(for: room))
    }

    private func pad(_ count: Int) {
        self.count = count
        (text + count).update(repeating: 0, count: Self.padding)
    }

    /// The document `null`, which needs no parser and so cannot fail.
    static var null: DocumentMemory {
        let text: StaticString = "null"
        let memory = DocumentMemory(capacity: text.utf8CodeUnitCount)
        text.withUTF8Buffer(memory.load)
        memory.tape.nodes[0] = TapeNode(tag: .null, offset: 0, length: 0, next: 1)
        memory.tape.count = 1
        return memory
    }
}

extension DocumentMemory {
    /// Parses the text that was loaded.
    ///
    /// - Returns: The nesting depth of arrays and objects.
    func parse(_ options: JSONParsingOptions, kernel: ParsingKernel) throws(JSONSyntaxError) -> Int {
        let maximumDepth = options.maximumDepth ?? .max
        let depth: Int
        if let found = parseByIndex(kernel, maximumDepth: maximumDepth) {
            depth = found
        } else {
            depth = try DocumentParser.parse(
                text, count: count, maximumDepth: maximumDepth, allowsTrailingCommas: options.allowsTrailingCommas,
                tape: &tape)
        }
        if options.duplicateKeys == .reject { try rejectDuplicateKeys() }
        return depth
    }

    private func parseByIndex(_ kernel: ParsingKernel, maximumDepth: Int) -> Int? {
        guard let set = kernel.instructionSet else { return nil }
        // The kernel does not know byte order marks, so a mark is replaced with spaces meanwhile.
        let hasMark = ByteOrderMark.begins(text)
        if hasMark { text.update(repeating: UInt8(ascii: " "), count: ByteOrderMark.bytes.count) }
        defer { if hasMark { text.update(from: ByteOrderMark.bytes, count: ByteOrderMark.bytes.count) } }
        if let entries { return parse(set, maximumDepth: maximumDepth, entries) }
        return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: StructuralIndex.capacity(for: count)) {
            guard let entries = $0.baseAddress else { return nil }
            return parse(set, maximumDepth: maximumDepth, entries)
        }
    }

    private func parse(
        _ kernel: BricolageInstructionSet, maximumDepth: Int, _ entries: UnsafeMutablePointer<UInt32>
    ) -> Int? {
        var index = StructuralIndex(text, count: count, kernel: kernel, entries: entries)
        return IndexedParser.parse(text, maximumDepth: maximumDepth, index: &index, tape: &tape)
    }

    private func rejectDuplicateKeys() throws(JSONSyntaxError) {
        let source = UnsafeBufferPointer(start: text, count: count)
        let search = DuplicateKeySearch(tape: UnsafeBufferPointer(start: tape.nodes, count: tape.count), text: source)
        guard let duplicate = search.first() else { return }
        throw JSONSyntaxError(.duplicateKey(duplicate.key), at: duplicate.offset, in: source)
    }
}
