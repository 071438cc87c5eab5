internal import BricolageKernel

/// The places of a text that the second pass looks at, found by a kernel a part of the text at a time.
///
///     text      [ scanned ............ | this part ....... | not yet scanned ...... ]
///     entries   [ left over | of this part ............ | sentinels or room ]
///                 ^ entry                               ^ end
///
/// Working on parts keeps the entries in the nearest cache of the processor and their memory constant. When the second
/// pass asks for more, the entries that it has not walked yet move to the front. The entries of the last part are
/// followed by sentinels that point at the zero byte after the text, so that no reader needs a test for the end.
///
/// Invariants: the memory has room for the entries left over, those of one part, the kernel's slack and the sentinels;
/// fewer than `lookahead` entries are left over.
struct StructuralIndex {
    /// How many entries a reader may look at, including the current one.
    static let lookahead = 8
    /// How many bytes of text are scanned at once.
    ///
    /// Small enough that the entries stay below the size at which allocators ask the system for fresh pages.
    private static let part = 3 << 13

    private let kernel: BricolageInstructionSet
    private let text: UnsafePointer<UInt8>
    private let count: Int
    private let entries: UnsafeMutablePointer<UInt32>
    private var scanned = 0
    private var scan = BricolageScan()
    /// The position after the last entry, not counting sentinels.
    private(set) var end: UnsafePointer<UInt32>

    /// How many entries of memory a text needs.
    static func capacity(for count: Int) -> Int {
        min(count, part) + Int(BRICOLAGE_KERNEL_SLACK) + 2 * lookahead
    }

    /// Creates the index of a text of `count` bytes; the first call of `refill` finds the first entries.
    ///
    /// - Parameters:
    ///   - kernel: One that the processor can run.
    ///   - entries: Room for `capacity(for: count)` entries.
    init(
        _ text: UnsafePointer<UInt8>, count: Int, kernel: BricolageInstructionSet,
        entries: UnsafeMutablePointer<UInt32>
    ) {
        self.text = text
        self.count = count
        self.kernel = kernel
        self.entries = entries
        end = UnsafePointer(entries)
    }

    /// Whether all of the text has been scanned and can be JSON.
    var isComplete: Bool { scanned == count && scan.error == 0 }

    /// After this entry fewer than `lookahead` entries can be read, so a reader must call `refill`.
    var limit: UnsafePointer<UInt32> { isComplete ? end + Self.lookahead : end - Self.lookahead }

    /// Moves the entries from `entry` to the front, scans on, and makes room on the tape for a node for each.
    ///
    /// - Parameter used: How many nodes the tape has so far.
    /// - Returns: The new place of the first entry; nil if the text cannot be JSON or has been scanned to its end.
    @inline(never)
    mutating func refill(
        from entry: UnsafePointer<UInt32>, tape: inout TapeBuilder, used: UInt32
    ) -> UnsafePointer<UInt32>? {
        guard scanned < count else { return nil }
        var found = end - entry
        for position in 0..<found { entries[position] = entry[position] }
        repeat {
            let next = min(scanned + Self.part, count)
            found += bricolage_kernel_scan(kernel, text, scanned, next, next == count, &scan, entries + found)
            scanned = next
        } while scanned < count && found < Self.lookahead
        guard scan.error == 0 else { return nil }
        let end = entries + found
        if scanned == count {
            for position in 0..<Self.lookahead { end[position] = UInt32(truncatingIfNeeded: count) }
        }
        self.end = UnsafePointer(end)
        tape.reserve(Int(used) + found, used: Int(used), progress: (scanned, count))
        return UnsafePointer(entries)
    }
}
