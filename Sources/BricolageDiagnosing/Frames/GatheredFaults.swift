internal import BricolageCore

/// What a run of an initialiser has come to that is wrong, each fault once.
///
///     union at /        reads the value as A and as B
///       union at /x       A of /x, B of /x        read by A of / and by B of /: each fault of /x is come to twice,
///         union at /x/x     ...                   each of /x/x four times, ...
///
/// A list, since nearly all faults are come to once. As soon as there are twice as many as there were, each is kept once,
/// so that the list is never longer than twice what differs, however many ways lead there.
struct GatheredFaults {
    private(set) var faults: [Fault] = []
    /// How many more there are, behind the last of those in the document, than can be reported.
    private(set) var omittedCount = 0
    /// How many there may be before they are looked through.
    private var bound = 64
    /// How many faults can be reported.
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    mutating func append(_ fault: Fault) {
        faults.append(fault)
        keepEachOnce()
    }

    /// Adds what is wrong with a value.
    ///
    /// - Parameter isAnotherReading: Whether faults of the same value may have been added before, which was read as
    ///   another type: what is left out of one reading is left out of the other.
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
        // Values may be asked for in any order, so more are kept for a while than can be reported.
        if faults.count > 4 * max(limit, 1000) {
            omittedCount = FaultCount.sum(omittedCount, faults.keepFirst(2 * limit))
        }
        bound = max(64, 2 * faults.count)
    }
}

extension Fault {
    /// What two faults have in common that say the same and are known in the same way.
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
