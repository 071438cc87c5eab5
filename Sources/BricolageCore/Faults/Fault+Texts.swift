// Errors that are made of issues: issues of a part of the document belong to it; issues of a text inside a string of
// the document have places in that text.

extension DocumentStorage {
    /// The faults of an error that is made of faults or issues of this document; nil when it is about another text.
    func faults(of error: DecodingIssues, _ type: Any.Type) -> FaultList? {
        if let found = error.found { return found.document.tape == tape ? found.faults : nil }
        var list = FaultList(omittedCount: error.omittedCount)
        for issue in error.issues {
            guard let index = index(of: issue) else { return nil }
            let words = JSONReadingError(issue.kind, at: nil, expected: issue.expected)
            list.faults.append(Fault(words, at: index, type, told: issue))
        }
        list.unexplored = Set(error.unexplored.compactMap { node(0)[pointer: $0]?.index })
        return list
    }

    /// The value that an issue in words is about; nil if no such value begins at the issue's location.
    private func index(of issue: DecodingIssue) -> Int? {
        guard let index = node(0)[pointer: issue.pointer]?.index else { return nil }
        return issue.location.map { $0.offset == Int(tape[index].offset) } ?? true ? index : nil
    }

    /// The fault of an error in words of the user's own.
    ///
    /// An error about a text inside a string of the document is placed at that string, with its message about the text
    /// in the notes.
    func customFault(_ error: any Error, text: String? = nil, _ type: Any.Type, at index: Int) -> Fault {
        let place = place(ofTextBehind: error, in: index)
        let words = text ?? error.wordsForOuterText(isInString: place != nil) ?? String(describing: error)
        return Fault(
            foreign: JSONReadingError(.custom, at: nil, expected: words), at: place ?? index, type, underlying: error)
    }

    /// The string whose text an error is about that was thrown while a value was read: the value or one directly in it,
    /// if it has the same text where the error points.
    private func place(ofTextBehind error: any Error, in index: Int) -> Int? {
        guard let (offset, excerpt) = error.textualPlace else { return nil }
        func shows(_ index: Int) -> Bool {
            guard tape[index].tag.kind == .string, offset <= Int(tape[index].length) else { return false }
            var text = string(index)
            return text.withUTF8 { offset <= $0.count && SourceExcerpt(at: offset, in: $0) == excerpt }
        }
        let value = node(index)
        switch value.kind {
        case .string: return shows(index) ? index : nil
        case .array: return value.elements.map(\.index).first(where: shows)
        case .object: return value.members.map(\.value.index).first(where: shows)
        default: return nil
        }
    }

    private func node(_ index: Int) -> JSONDocument.Node { JSONDocument.Node(storage: self, index: index) }
}

extension Error {
    /// The place in its text to which an error of this library points, and the line there.
    fileprivate var textualPlace: (offset: Int, excerpt: SourceExcerpt)? {
        if let error = syntaxError { return error.excerpt.map { (error.location.offset, $0) } }
        guard let issue = decodingIssues?.issues.first, let location = issue.location else { return nil }
        return issue.excerpt.map { (location.offset, $0) }
    }

    /// The words for an error about a text that is a value of another text; nil for errors of other code.
    fileprivate func wordsForOuterText(isInString: Bool) -> String? {
        let text = isInString ? "the JSON text in this string" : "another JSON text that is decoded for this value"
        switch self {
        case let error as JSONSyntaxError:
            return "\(text) cannot be parsed: inside, \(error.location): \(error.message)"
        case let error as DecodingIssues:
            let count = error.issues.count + error.omittedCount
            return "\(text) has \(count == 1 ? "1 issue" : "\(count) issues")"
        default: return nil
        }
    }
}
