/// Turns padded text into a tape in one pass (RFC 8259).
///
/// There is no recursion: the tape itself is the stack. While a container is open, its `next` holds the index of the
/// container around it, and is overwritten with the real value when the container closes.
///
///     text so far   {"a": [1
///     tape          0 object (next: none)   1 "a"   2 array (next: 0)   3 number      container = 2
///
/// Everything that changes from byte to byte is a local variable of one function, so that it stays in registers; errors
/// are made by functions that are never inlined (`DocumentParser+Failure.swift`). Whether a comma is allowed before a
/// closing bracket is checked only where the text would fail otherwise, so that no other text pays for it. Invariant of
/// the memory: the text is followed by `DocumentMemory.padding` zero bytes, at which every scan stops.
package enum DocumentParser {
    package typealias Position = UnsafePointer<UInt8>

    /// Parses `count` bytes.
    ///
    /// - Returns: The depth of the document.
    static func parse(
        _ base: UnsafePointer<UInt8>, count: Int, maximumDepth: Int, allowsTrailingCommas: Bool,
        tape: inout TapeBuilder
    ) throws(JSONSyntaxError) -> Int {
        let text = UnsafeBufferPointer(start: base, count: count)
        var position = WhiteSpace.end(ByteOrderMark.begins(base) ? base + ByteOrderMark.bytes.count : base)
        var nodes = tape.nodes
        var capacity = tape.capacity
        var used: UInt32 = 0
        // The index of the innermost open container, its members so far, and the bracket that closes it.
        var container = TapeNode.none
        var members: UInt32 = 0
        var closing = UInt8(ascii: "]")
        var depth = 0
        var deepest = 0

        items: while true {
            // An item is a key and a value at most.
            if Int(used) &+ 2 > capacity {
                tape.grow(used: Int(used))
                (nodes, capacity) = (tape.nodes, tape.capacity)
            }
            item: do {
                if closing == UInt8(ascii: "}") {
                    guard position[0] == UInt8(ascii: "\"") else {
                        if allowsTrailingCommas, members > 0, position[0] == closing { break item }
                        let mayClose = members == 0 || allowsTrailingCommas
                        throw unexpected(mayClose ? "a key or '}'" : "a key", position, text)
                    }
                    let (end, tag) = try StringScanner.scan(position, text)
                    nodes[Int(used)] = TapeNode(tag: tag, from: position, to: end, base: base, next: used &+ 1)
                    used &+= 1
                    position = WhiteSpace.end(end + 1)
                    guard position[0] == UInt8(ascii: ":") else { throw unexpected("':' after a key", position, text) }
                    position = WhiteSpace.end(position + 1)
                }
                let byte = position[0]
                if byte == UInt8(ascii: "\"") {
                    let (end, tag) = try StringScanner.scan(position, text)
                    nodes[Int(used)] = TapeNode(tag: tag, from: position, to: end, base: base, next: used &+ 1)
                    used &+= 1
                    position = end + 1
                } else if byte | 0x20 == UInt8(ascii: "{") {
                    depth &+= 1
                    if depth > deepest {
                        deepest = depth
                        guard depth <= maximumDepth else {
                            throw JSONSyntaxError(.depthLimit(maximumDepth), at: position, in: text)
                        }
                    }
                    let tag = byte == UInt8(ascii: "{") ? TapeNode.Tag.object : .array
                    let inside = WhiteSpace.end(position + 1)
                    let offset = UInt32(truncatingIfNeeded: position - base)
                    position = inside
                    // The code of a closing bracket is that of its opening one plus two.
                    if inside[0] == byte &+ 2 {
                        nodes[Int(used)] = TapeNode(tag: tag, offset: offset, length: 0, next: used &+ 1)
                        used &+= 1
                        depth &-= 1
                        position += 1
                    } else {
                        if container != TapeNode.none { nodes[Int(container)].length = members }
                        nodes[Int(used)] = TapeNode(tag: tag, offset: offset, length: 0, next: container)
                        container = used
                        members = 0
                        closing = byte &+ 2
                        used &+= 1
                        continue items
                    }
                } else {
                    guard let (tag, length) = ScalarScanner.scan(position) else {
                        let isElement = container != TapeNode.none && closing == UInt8(ascii: "]")
                        if allowsTrailingCommas, isElement, members > 0, position[0] == closing { break item }
                        let mayClose = isElement && (members == 0 || allowsTrailingCommas)
                        let expected = isElement && position[0] == closing ? "another value" : "a value"
                        throw noValue(mayClose ? "a value or ']'" : expected, position, text)
                    }
                    nodes[Int(used)] = TapeNode(
                        tag: tag, offset: UInt32(truncatingIfNeeded: position - base),
                        length: tag.kind == .number ? UInt32(truncatingIfNeeded: length) : 0, next: used &+ 1)
                    used &+= 1
                    position += length
                }
                members &+= 1
            }
            // Here an item has ended.
            while true {
                position = WhiteSpace.end(position)
                guard container != TapeNode.none else { break items }
                let byte = position[0]
                if byte == UInt8(ascii: ",") {
                    position = WhiteSpace.end(position + 1)
                    continue items
                }
                guard byte == closing else {
                    throw unexpected(closing == UInt8(ascii: "]") ? "',' or ']'" : "',' or '}'", position, text)
                }
                position += 1
                let outer = nodes[Int(container)].next
                nodes[Int(container)].next = used
                nodes[Int(container)].length = members
                depth &-= 1
                container = outer
                if outer != TapeNode.none {
                    members = nodes[Int(outer)].length &+ 1
                    closing = nodes[Int(outer)].tag == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")
                }
            }
        }
        guard position == base + count else { throw unexpected("the end of the text", position, text) }
        tape.count = Int(used)
        return deepest
    }
}
