internal import BricolageCore
internal import BricolageWriting

extension JSONPatchError: CustomStringConvertible {
    /// The message in one line: which operation fails, and why.
    public var description: String {
        "operation \(index), \(operation.summary): \(reason.message)".visibleLine
    }
}

extension JSONPatchError.Reason {
    fileprivate var message: String {
        switch self {
        case .nothing(let pointer): "there is nothing at \"\(pointer)\""
        case .notAContainer(let pointer): "the value at \"\(pointer)\" is neither an object nor an array"
        case .noSuchIndex(let token, let array): "the array at \"\(array)\" has no index \"\(token)\""
        case .movedIntoItself: "a value cannot be moved inside itself"
        case .unequal(let value): "found \(value.excerpt)"
        case .copyLimit(let limit): "the patch copies more than \(limit) values"
        }
    }
}

extension JSONPatch.Operation {
    /// The operation without the value that it adds.
    fileprivate var summary: String {
        switch self {
        case .add(_, let pointer): "add to \"\(pointer)\""
        case .remove(let pointer): "remove \"\(pointer)\""
        case .replace(let pointer, _): "replace \"\(pointer)\""
        case .move(let source, let target): "move \"\(source)\" to \"\(target)\""
        case .copy(let source, let target): "copy \"\(source)\" to \"\(target)\""
        case .test(let pointer, let value): "test that \"\(pointer)\" is \(value.excerpt)"
        }
    }
}

extension JSON {
    /// The text of the value, unless it is too long for a message.
    private var shortText: String? {
        let text = serialized()
        return text.utf8.count > 60 ? nil : text
    }

    /// The value in a few words.
    fileprivate var excerpt: String {
        switch self {
        case .array(let elements): "an array of \(elements.count)"
        case .object(let members): "an object of \(members.count)"
        case .string(let text) where text.utf8.count > 40: "a string of \(text.utf8.count) bytes"
        default: shortText ?? "a number of many digits"
        }
    }
}
