internal import BricolageBridging
public import BricolageCore

/// The error that an object or a value of another type has no form as `JSONValue`, or the other way round.
public struct JSONValueError: Error, Sendable, Hashable {
    enum Reason: Sendable, Hashable {
        case unsupported(String)
        case number(String)
        case duplicateKey
        case depthLimit(Int)
    }

    let reason: Reason

    /// The place of the value.
    public let pointer: JSONPointer
}

extension JSONValueError: CustomStringConvertible, CustomDebugStringConvertible {
    /// The message in one line.
    public var description: String {
        let place = pointer.isRoot ? "" : "at \"\(pointer)\": "
        return (place + reason.message).visibleLine
    }

    /// The message in one line.
    public var debugDescription: String { description }
}

extension JSONValueError.Reason {
    fileprivate var message: String {
        switch self {
        case .unsupported(let message): message
        case .number(let number):
            "the number \(number.utf8.count <= 40 ? number : number.prefix(37) + "...") cannot be kept"
        case .duplicateKey: "a dictionary cannot hold two values for this key"
        case .depthLimit(let limit): "more than \(limit) levels of arrays and objects"
        }
    }
}

extension JSONValueError {
    init(_ reason: Reason) { self.init(reason: reason, pointer: .root) }

    init(_ error: FoundationObjectError) {
        var bare = error
        bare.pointer = .root
        self.init(reason: .unsupported(bare.description), pointer: error.pointer)
    }

    /// The error as seen from the array or object that contains the value at a token.
    func inside(_ token: String) -> JSONValueError {
        JSONValueError(reason: reason, pointer: JSONPointer(tokens: [token] + pointer.tokens))
    }
}
