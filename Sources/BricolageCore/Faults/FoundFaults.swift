internal import Synchronization

/// Faults as they are gathered, and what is not known about the rest.
package struct FaultList: Sendable {
    var faults: [Fault]
    /// Values that could not be checked completely.
    var unexplored: Set<Int>
    /// How many further faults were found but not kept.
    var omittedCount: Int
    /// Values of members whose keys are names in the program; the keys of others may be data.
    var named: [Int]

    package init(faults: [Fault] = [], unexplored: Set<Int> = [], omittedCount: Int = 0, named: [Int] = []) {
        self.faults = faults
        self.unexplored = unexplored
        self.omittedCount = omittedCount
        self.named = named
    }

    package mutating func append(_ other: FaultList) {
        faults += other.faults
        unexplored.formUnion(other.unexplored)
        omittedCount = FaultCount.sum(omittedCount, other.omittedCount)
        named += other.named
    }
}

/// Issues with words and places.
struct IssueAccount: Sendable, Hashable {
    var issues: [DecodingIssue]
    var unexplored: [JSONPointer]
    var omittedCount: Int
}

/// The faults of a document that become issues when somebody asks for them.
///
///     extract ──▶ FoundFaults ──thrown──▶ caught by code that tries something else: nothing was spent
///                             ──thrown──▶ reported by an outer decoder, with all others in one sweep
///                             ──caught──▶ account: words and places, once
///
/// Finding an issue's place takes a walk from the beginning of the document, so errors that are only passed on do
/// without.
package final class FoundFaults: Sendable {
    private enum State {
        case untold(FaultList, in: DocumentStorage, limit: Int)
        case told(IssueAccount)
    }

    private let state: Mutex<State>

    package init(_ list: FaultList, in document: DocumentStorage, limit: Int = .max) {
        state = Mutex(.untold(list, in: document, limit: limit))
    }

    /// The faults and their document; nil once they have been put into words.
    var untold: (faults: FaultList, document: DocumentStorage)? {
        state.withLock { state in
            guard case .untold(let list, let document, _) = state else { return nil }
            return (list, document)
        }
    }

    /// The faults in words; the first call releases the document.
    ///
    /// Linear in the document and the faults.
    var account: IssueAccount {
        switch state.withLock({ $0 }) {
        case .told(let account): return account
        case .untold(let list, let document, let limit):
            // Making words also runs code of the users' errors, so nothing is locked meanwhile.
            let account = FaultPrinter(document: document, limit: limit).account(of: list)
            state.withLock { $0 = .told(account) }
            return account
        }
    }
}
