/// Turns padded text into a tape in two passes, of which this is the second.
///
/// The kernel finds the places that matter (`StructuralIndex`); this pass walks them. A plain string is two
/// neighbouring entries, so that its text is never looked at:
///
///     text      {"name": "Ann", "n": [10, true]}
///     entries   ^^    ^^ ^   ^^ ^ ^^ ^^ ^ ^   ^^
///                key   : value ,
///
/// The result is the tape that `DocumentParser` makes. If something is wrong, there is neither a result nor a reason:
/// the caller parses again in one pass, which finds the place and the words. Invariants: as for `DocumentParser`; where
/// a member, an element or the end of a container begins, `StructuralIndex.lookahead` entries can be read, sentinels
/// included; the tape has room for a node for each entry not yet walked.
enum IndexedParser {
    typealias Entry = UnsafePointer<UInt32>

    /// Parses the text of an index, which is followed by `DocumentMemory.padding` zero bytes.
    ///
    /// - Returns: The depth of the document, or nil when the text is not JSON or deeper than allowed.
    static func parse(
        _ base: UnsafePointer<UInt8>, maximumDepth: Int, index: inout StructuralIndex, tape: inout TapeBuilder
    ) -> Int? {
        guard let first = index.refill(from: index.end, tape: &tape, used: 0) else { return nil }
        switch base[Int(first[0])] {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            return container(base, first, maximumDepth: maximumDepth, index: &index, tape: &tape)
        default:
            return scalarDocument(base, first, index: &index, tape: &tape)
        }
    }

    /// A text that consists of a single string, number or literal.
    private static func scalarDocument(
        _ base: UnsafePointer<UInt8>, _ first: Entry, index: inout StructuralIndex, tape: inout TapeBuilder
    ) -> Int? {
        var entry: Entry
        if base[Int(first[0])] == UInt8(ascii: "\"") {
            guard let next = string(base, first, index: &index, tape: &tape, used: 0) else { return nil }
            entry = next
        } else {
            // The number or literal may reach into parts that are not scanned yet, but all of the text is there. It
            // must end before white space: the kernel has refused every other control character, and the byte after the
            // text is zero.
            let start = base + Int(first[0])
            guard let (tag, length) = ScalarScanner.scan(start), start[length] <= UInt8(ascii: " ") else { return nil }
            let count = tag.kind == .number ? UInt32(truncatingIfNeeded: length) : 0
            tape.nodes[0] = TapeNode(tag: tag, offset: first[0], length: count, next: 1)
            entry = first + 1
        }
        tape.count = 1
        return isEnd(&entry, &index, &tape) ? 0 : nil
    }

    /// Whether nothing but white space follows, in this part of the text or a later one.
    private static func isEnd(_ entry: inout Entry, _ index: inout StructuralIndex, _ tape: inout TapeBuilder) -> Bool {
        while entry == index.end {
            if index.isComplete { return true }
            guard let next = index.refill(from: entry, tape: &tape, used: UInt32(truncatingIfNeeded: tape.count)) else {
                return false
            }
            entry = next
        }
        return false
    }

    /// A text that is an array or an object.
    private static func container(
        _ base: UnsafePointer<UInt8>, _ first: Entry, maximumDepth: Int, index: inout StructuralIndex,
        tape: inout TapeBuilder
    ) -> Int? {
        var entry = first
        var limit = index.limit
        var nodes = tape.nodes
        var used: UInt32 = 0
        // The index of the innermost open container, its members so far, and the bracket that closes it.
        var container = TapeNode.none
        var members: UInt32 = 0
        var closing: UInt8 = UInt8(ascii: "]")
        var depth = 0
        var deepest = 0

        items: while true {
            if entry > limit {
                guard let next = index.refill(from: entry, tape: &tape, used: used) else { return nil }
                (entry, limit, nodes) = (next, index.limit, tape.nodes)
            }
            if closing == UInt8(ascii: "}") {
                // Three bytes are right if none of their differences has a bit set.
                let (opens, closes, colon) = (entry[0], entry[1], entry[2])
                let wrong =
                    (base[Int(opens)] ^ UInt8(ascii: "\"")) | (base[Int(closes)] ^ UInt8(ascii: "\""))
                    | (base[Int(colon)] ^ UInt8(ascii: ":"))
                if wrong == 0 {
                    nodes[Int(used)] = TapeNode(
                        tag: .string, offset: opens, length: closes &- opens &- 1, next: used &+ 1)
                    entry += 3
                } else {
                    guard let next = string(base, entry, index: &index, tape: &tape, used: used),
                        base[Int(next[0])] == UInt8(ascii: ":")
                    else { return nil }
                    (entry, limit, nodes) = (next + 1, index.limit, tape.nodes)
                }
                used &+= 1
            }
            let offset = entry[0]
            let byte = base[Int(offset)]
            if byte == UInt8(ascii: "\"") {
                let closes = entry[1]
                if base[Int(closes)] == UInt8(ascii: "\"") {
                    nodes[Int(used)] = TapeNode(
                        tag: .string, offset: offset, length: closes &- offset &- 1, next: used &+ 1)
                    entry += 2
                } else {
                    guard let next = string(base, entry, index: &index, tape: &tape, used: used) else { return nil }
                    (entry, limit, nodes) = (next, index.limit, tape.nodes)
                }
                used &+= 1
            } else if byte | 0x20 == UInt8(ascii: "{") {
                depth &+= 1
                if depth > deepest {
                    deepest = depth
                    if depth > maximumDepth { return nil }
                }
                let tag = byte == UInt8(ascii: "{") ? TapeNode.Tag.object : .array
                // The code of a closing bracket is that of its opening one plus two.
                if base[Int(entry[1])] == byte &+ 2 {
                    nodes[Int(used)] = TapeNode(tag: tag, offset: offset, length: 0, next: used &+ 1)
                    used &+= 1
                    entry += 2
                    depth &-= 1
                    if container == TapeNode.none { break items }
                } else {
                    if container != TapeNode.none { nodes[Int(container)].length = members }
                    nodes[Int(used)] = TapeNode(tag: tag, offset: offset, length: 0, next: container)
                    container = used
                    members = 0
                    closing = byte &+ 2
                    used &+= 1
                    entry += 1
                    continue items
                }
            } else {
                let start = base + Int(offset)
                guard let (tag, length) = ScalarScanner.scan(start) else { return nil }
                let count = UInt32(truncatingIfNeeded: length)
                guard offset &+ count == entry[1] || start[length] <= UInt8(ascii: " ") else { return nil }
                nodes[Int(used)] = TapeNode(
                    tag: tag, offset: offset, length: tag.kind == .number ? count : 0, next: used &+ 1)
                used &+= 1
                entry += 1
            }
            // Here an item has ended.
            while true {
                let byte = base[Int(entry[0])]
                entry += 1
                members &+= 1
                if byte == UInt8(ascii: ",") { continue items }
                guard byte == closing else { return nil }
                let outer = nodes[Int(container)].next
                nodes[Int(container)].next = used
                nodes[Int(container)].length = members
                depth &-= 1
                if outer == TapeNode.none { break items }
                container = outer
                members = nodes[Int(container)].length
                closing = nodes[Int(container)].tag == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")
                if entry > limit {
                    guard let next = index.refill(from: entry, tape: &tape, used: used) else { return nil }
                    (entry, limit, nodes) = (next, index.limit, tape.nodes)
                }
            }
        }
        tape.count = Int(used)
        return isEnd(&entry, &index, &tape) ? deepest : nil
    }

    /// Writes a string that has escapes, whose backslashes are the entries between its quotes.
    ///
    /// - Returns: The entry after its closing quote, or nil when it is not a string or an escape is not valid.
    @inline(never)
    private static func string(
        _ base: UnsafePointer<UInt8>, _ first: Entry, index: inout StructuralIndex, tape: inout TapeBuilder,
        used: UInt32
    ) -> Entry? {
        var entry = first
        let opens = entry[0]
        guard base[Int(opens)] == UInt8(ascii: "\"") else { return nil }
        var tag = TapeNode.Tag.string
        entry += 1
        while base[Int(entry[0])] == UInt8(ascii: "\\") {
            tag.bits |= TapeNode.Tag.escaped
            let length = StringScanner.escapeLength(base + Int(entry[0]))
            guard length > 0 else { return nil }
            // The second escape of a surrogate pair has an entry too.
            entry += length > 6 ? 2 : 1
            if entry > index.limit {
                guard let next = index.refill(from: entry, tape: &tape, used: used + 1) else { return nil }
                entry = next
            }
        }
        let closes = entry[0]
        guard base[Int(closes)] == UInt8(ascii: "\"") else { return nil }
        tape.nodes[Int(used)] = TapeNode(tag: tag, offset: opens, length: closes &- opens &- 1, next: used &+ 1)
        entry += 1
        // The caller continues in the middle of an item, without comparing with the limit.
        if entry > index.limit {
            guard let next = index.refill(from: entry, tape: &tape, used: used + 1) else { return nil }
            entry = next
        }
        return entry
    }
}
