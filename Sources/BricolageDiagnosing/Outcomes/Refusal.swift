internal import BricolageCore

/// A value that the plain decoder has stopped at, of which nothing more would be found under observation.
///
///     {"lower": 2, "upper": 1}       the initialiser throws an error of its own about the object
///                      1 failed read: of the object                                       a refusal
///     {"kind": "q", "content": 1}    there is no case "q", and the initialiser lets the error out
///                      2 failed reads: of the member and of the object                    a refusal, if nobody knows
///                                                                                         what is read behind `kind`
///     {"a": 1}                       `try?` on something else, then an error of its own
///                      as many and one more: code has caught an error                     no refusal
///
/// A read that fails counts for each value that the error comes out of. As many as lie on its way, and no more, is
/// how it is told that nothing was caught, and so that there are no other types that the value may have been meant for.
struct Refusal {
    let fault: Fault
    let error: any Error

    /// - Parameters:
    ///   - fault: What the error says.
    ///   - failedReads: How many reads have failed while the value was read.
    init?(
        _ fault: Fault, _ error: any Error, of facts: DiagnosedType, at index: Int, failedReads: Int,
        in diagnosis: Diagnosis
    ) {
        guard facts.readsByItself, fault.isForeign else { return nil }
        let isOfTheValue = fault.kind == .custom && fault.index == index
        let isOnlyError = failedReads == (isOfTheValue ? 1 : 2)
        guard isOnlyError,
            isOfTheValue
                ? !(facts.isEnumeration && error.isUnknownPayload) : diagnosis.isLast(fault, of: facts, at: index)
        else { return nil }
        self.fault = fault
        self.error = error
    }

    /// Whether an outcome under observation is one that the plain decoder might have told as well.
    static func mayBe(_ outcome: Outcome, of index: Int) -> Bool {
        guard outcome.faults.count == 1, let fault = outcome.faults.first, fault.isForeign, fault.candidates.isEmpty
        else { return false }
        return fault.kind == .unknownCase || fault.kind == .custom && fault.index == index
    }
}

extension Error {
    /// Whether the standard library has thrown it for an object that names no case with a payload, or several.
    fileprivate var isUnknownPayload: Bool { if case .typeMismatch? = decodingError { true } else { false } }
}

extension Diagnosis {
    /// Whether a case that does not exist is all that can be known of an object: it stands in a member that the type
    /// asks for by a name of the program, and nothing is known of what it reads behind it.
    fileprivate func isLast(_ fault: Fault, of facts: DiagnosedType, at index: Int) -> Bool {
        guard fault.kind == .unknownCase, facts.isOpaque, !session.convertsKeys, storage.reader[index].tag == .object,
            fault.index > index + 1
        else { return false }
        let key = storage.string(fault.index - 1)
        guard facts.namedMembers.contains(key), node(index)[key]?.index == fault.index else { return false }
        named.append(fault.index)
        return true
    }
}
