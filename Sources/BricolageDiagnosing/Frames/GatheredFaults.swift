internal import BricolageCore

/// The faults that a run of an initialiser has found; once there are many, duplicates are removed.
///
///     union at /        reads the value as A and as B
///       union at /x       A of /x, B of /x        read by A of / and by B of /: each fault of /x is found twice,
///         union at /x/x     ...                   each of /x/x four times, ...
///
/// A list, since nearly all faults are found only once. Whenever it has doubled, duplicates are removed, so that beyond
/// the first 64 faults it is never longer than twice the number of different ones, however often each is found.
struct GatheredFaults {
    private(set) var faults: [Fault] = []
    /// How many further faults, later in the document than all of `faults`, exceed the number that can be reported.
    private(set) var omittedCount = 0
    /// How many faults may be collected before duplicates are removed.
    private var bound = 64
    /// How many faults can be reported.
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    mutating func append(_ fault: Fault) {
        faults.append(fault)
        keepEachOnce()
    }

    /// Adds the faults of a value.
    ///
    /// - Parameter isAnotherReading: Whether faults of the same value, read as another type, may have been added
    ///   before. Both readings may then omit the same faults, so the larger of their counts is kept, not the sum.
    mutating func formUnion(_ other: [Fault], omittedCount: Int, isAnotherReading: Bool) {
        if faults.isEmpty { faults = other } else { faults += other }
        self.omittedCount =
            isAnotherReading
            ? max(self.omittedCount, omittedCount) : FaultCount.sum(self.omittedCount, omittedCount)
        keepEachOnce()
    }

    private mutating func keepEachOnce() {
        guard faults.count > bound else { return }
        var seen: Set<Fault.Account> = []
        seen.reserveCapacity(faults.count)
        faults.removeAll { !seen.insert($0.account).inserted }
        // Values may be requested in any order, so for a while more faults are kept than can be reported.
        if faults.count > 4 * max(limit, 1000) {
            omittedCount = FaultCount.sum(omittedCount, faults.keepFirst(2 * limit))
        }
        bound = max(64, 2 * faults.count)
    }
}

extension Fault {
    /// A key by which two faults are equal if they say the same and were found in the same way.
    fileprivate struct Account: Hashable {
        let identity: Identity
        let declaration: ObjectIdentifier?
        let hasSubstitute: Bool
    }

    fileprivate var account: Account {
        Account(
            identity: identity, declaration: declaration.map(ObjectIdentifier.init), hasSubstitute: hasSubstitute)
    }
}
