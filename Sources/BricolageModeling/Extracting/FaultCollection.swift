/// The faults of several attempts, of which each goes on where the one before has failed.
struct FaultCollection {
    /// The value that the attempts are about.
    private let subject: JSONDocument.Node
    private var list = FaultList()
    private var hasFailed = false

    init(of subject: JSONDocument.Node) { self.subject = subject }

    /// The result of an attempt; nil when it fails, for which the reasons are kept.
    @inline(__always)
    @discardableResult
    mutating func collect<Value>(_ attempt: () throws -> Value) -> Value? {
        do {
            return try attempt()
        } catch {
            keep(error)
            return nil
        }
    }

    @inline(never)
    private mutating func keep(_ error: any Error) {
        hasFailed = true
        let new = subject.faultList(of: error)
        list.faults += new.faults
        list.unexplored += new.unexplored
        list.omittedCount += new.omittedCount
    }

    /// Ends in an error when some attempt has failed.
    @inline(__always)
    func check() throws(DecodingIssues) {
        if hasFailed { throw DecodingIssues(FoundFaults(list, in: subject.storage)) }
    }
}

extension JSONDocument.Node {
    /// What an error says that was thrown while this value was read.
    func faultList(of error: any Error) -> FaultList {
        switch error {
        case let error as DecodingIssues:
            storage.faults(of: error, JSON.self)
                ?? FaultList(faults: [storage.customFault(error, JSON.self, at: index)])
        case let error as JSONReadingError:
            FaultList(faults: [Fault(error: error, index: place(of: error), type: JSON.self)])
        default:
            FaultList(faults: [
                storage.customFault(error, text: (error as? JSONKeyPathError)?.summary, JSON.self, at: index)
            ])
        }
    }

    private func place(of error: JSONReadingError) -> Int {
        error.node.flatMap { $0.storage.tape == storage.tape ? $0.index : nil } ?? index
    }

    /// An error that says what was thrown while this value was read.
    func issues(for error: any Error) -> DecodingIssues {
        if let error = error as? DecodingIssues, error.found?.document.tape == storage.tape { return error }
        return DecodingIssues(FoundFaults(faultList(of: error), in: storage))
    }
}

extension JSONDocument.Node {
    /// The same value, out of sight of the diagnosing pass that may be going on.
    ///
    /// The pass takes errors that do not come out of an initialiser for alternatives that were tried. Those that are
    /// collected come out later, all at once.
    var undiagnosed: JSONDocument.Node {
        guard let environment = storage.environment, environment.diagnosis != nil else { return self }
        return carrying(ReadingEnvironment(userInfo: environment.userInfo, values: environment.values))
    }
}
