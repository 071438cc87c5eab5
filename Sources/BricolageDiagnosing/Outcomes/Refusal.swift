internal import BricolageCore

/// A value at which the plain decoder has stopped and in which observation would find nothing more.
///
///     {"lower": 2, "upper": 1}       the initialiser throws an error of its own about the object
///                      1 failed read: of the object                                       a refusal
///     {"kind": "q", "content": 1}    there is no case "q", and the initialiser does not catch the error
///                      2 failed reads: of the member and of the object                    a refusal, if it is unknown
///                                                                                         what is read after `kind`
///     {"a": 1}                       `try?` on something else, then an error of its own
///                      one more failed read: the code has caught an error                 no refusal
///
/// A failed read is counted for each value whose reading the error ends. If there are exactly as many failed reads as
/// such values, the code has caught no error, so it has not tried the value as other types.
struct Refusal {
    let fault: Fault
    let error: any Error

    /// - Parameters:
    ///   - fault: The fault that the error describes.
    ///   - failedReads: How many reads failed while the value was read.
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

    /// Whether an outcome under observation is one that the plain decoder might have found as well.
    static func mayBe(_ outcome: Outcome, of index: Int) -> Bool {
        guard outcome.faults.count == 1, let fault = outcome.faults.first, fault.isForeign, fault.candidates.isEmpty
        else { return false }
        return fault.kind == .unknownCase || fault.kind == .custom && fault.index == index
    }
}

extension Error {
    /// Whether this is the error of a synthesized initialiser for an object that does not name exactly one case with a
    /// payload.
    fileprivate var isUnknownPayload: Bool { if case .typeMismatch? = decodingError { true } else { false } }
}

extension Diagnosis {
    /// Whether an unknown case is all that can be found in an object: the case is in a member that the type requests by
    /// a name in the program, and it is unknown what the type reads after that member.
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
