extension JSONDocument.Node {
    /// What an error says that was thrown while this value was read.
    package func faultList(of error: any Error) -> FaultList {
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
    package func issues(for error: any Error) -> DecodingIssues {
        if let error = error as? DecodingIssues, error.found?.document.tape == storage.tape { return error }
        return issues(for: faultList(of: error))
    }

    /// An error that says what was gathered while parts of this value were read.
    package func issues(for faults: FaultList) -> DecodingIssues {
        DecodingIssues(FoundFaults(faults, in: storage))
    }
}
