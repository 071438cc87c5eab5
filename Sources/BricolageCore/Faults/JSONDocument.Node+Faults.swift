extension JSONDocument.Node {
    /// The faults of an error that was thrown while this value was read as a type.
    package func faultList(of error: any Error, _ type: Any.Type = JSON.self) -> FaultList {
        switch error {
        case let error as DecodingIssues:
            storage.faults(of: error, type)
                ?? FaultList(faults: [storage.customFault(error, type, at: index)])
        case let error as JSONReadingError:
            FaultList(faults: [Fault(error, at: place(of: error), type)])
        default:
            FaultList(faults: [
                storage.customFault(error, text: (error as? any SummarizedError)?.summary, type, at: index)
            ])
        }
    }

    private func place(of error: JSONReadingError) -> Int {
        error.node.flatMap { $0.storage.tape == storage.tape ? $0.index : nil } ?? index
    }

    /// The issues of an error that was thrown while this value was read as a type.
    package func issues(for error: any Error, _ type: Any.Type = JSON.self) -> DecodingIssues {
        if let error = error as? DecodingIssues, error.found?.document.tape == storage.tape { return error }
        return issues(for: faultList(of: error, type))
    }

    /// The issues of the faults that were gathered while parts of this value were read.
    package func issues(for faults: FaultList) -> DecodingIssues {
        DecodingIssues(FoundFaults(faults, in: storage))
    }
}
