internal import BricolageCore
internal import BricolageStreaming

/// Reads the documents of an input, one after the other.
///
/// A document that cannot be read is returned as an error with its place. Reading continues with the next document if
/// there is a way to find it.
struct DocumentReader: ~Copyable {
    /// The format of the documents in an input.
    enum Layout {
        /// One JSON text.
        case json
        /// One JSON text with comments and trailing commas.
        case commented
        /// JSON texts, one on each line: memory does not grow with the input.
        case lines
        /// YAML: documents with `---` between them.
        case yaml
    }

    /// A document, or why it cannot be read.
    enum Item {
        case document(PlacedDocument)
        case unreadable(any ReportableError)

        /// The document; if it cannot be read, the error ends the run.
        ///
        /// - Parameter name: What the input is called in the message.
        func orFailure(in name: String) throws(CommandFailure) -> PlacedDocument {
            switch self {
            case .document(let document): return document
            case .unreadable(let error): throw CommandFailure(.badInput, error.report, in: name)
            }
        }
    }

    /// The maximum size of a YAML text, of which several copies are in memory.
    private static let largestYAML = 64 << 20
    private static let largerThanYAML = "JSON may be larger, and several files may hold the documents"

    private let input: Input
    private let layout: Layout
    private let duplicateKeys: JSONParsingOptions.DuplicateKeys
    private let namesOptions: Bool
    private var splitter: JSONElementSplitter
    /// The documents that have been read already, the next one last.
    private var pending: [Item] = []
    private var isRead = false

    /// - Parameters:
    ///   - duplicateKeys: How duplicate keys are handled; in YAML they are always an error.
    ///   - namesOptions: Whether messages name the options of `DocumentOptions` that read what JSON does not allow.
    init(
        _ input: consuming Input, as layout: Layout, duplicateKeys: JSONParsingOptions.DuplicateKeys = .lastWins,
        namingOptions namesOptions: Bool = false
    ) {
        self.input = input
        self.layout = layout
        self.duplicateKeys = duplicateKeys
        self.namesOptions = namesOptions
        splitter = JSONElementSplitter(.lines, options: JSONParsingOptions(duplicateKeys: duplicateKeys))
    }

    /// The next document; nil after the last one.
    mutating func next() throws(CommandFailure) -> Item? {
        if layout == .lines { return try nextLine() }
        if !isRead {
            isRead = true
            pending =
                switch layout {
                case .yaml: Self.yaml(try input.bytes(limit: Self.largestYAML, orElse: Self.largerThanYAML)).reversed()
                case .commented:
                    [
                        Self.commented(
                            try input.bytes(limit: JSONParsingOptions.largestSize), duplicateKeys: duplicateKeys)
                    ]
                case .json, .lines: [json(try input.bytes(limit: JSONParsingOptions.largestSize))]
                }
        }
        return pending.popLast()
    }

    private func json(_ bytes: [UInt8]) -> Item {
        do throws(JSONSyntaxError) {
            let options = JSONParsingOptions(duplicateKeys: duplicateKeys)
            return .document(
                PlacedDocument(document: try JSONDocument(parsing: bytes, options: options), placement: .whole))
        } catch {
            guard namesOptions, let option = Self.option(for: error, bytes) else {
                return Self.unreadable(error, error)
            }
            return .unreadable(AdvisedError(error, "\(option) reads them"))
        }
    }

    /// The option to read a text that has comments, or several values on lines of their own.
    private static func option(for error: JSONSyntaxError, _ bytes: [UInt8]) -> String? {
        if CommentedJSON.explains(error, of: bytes) { return "--comments" }
        return error.message.hasSuffix(SyntaxErrorInLine.suggestion) ? "--lines" : nil
    }

    /// The document of a text with comments.
    static func commented(
        _ bytes: [UInt8], duplicateKeys: JSONParsingOptions.DuplicateKeys = .lastWins
    ) -> Item {
        do throws(JSONSyntaxError) {
            let made = try CommentedJSON(SourceText(bytes), duplicateKeys: duplicateKeys)
            return .document(PlacedDocument(document: made.document, placement: .commented(made.places)))
        } catch {
            return unreadable(error, error)
        }
    }

    /// A syntax error, as it is reported.
    private static func unreadable(_ error: JSONSyntaxError, _ reported: any ReportableError) -> Item {
        guard case .duplicateKey(let key) = error.reason else { return .unreadable(reported) }
        return .unreadable(AdvisedError(reported, duplicateKey: key))
    }

    private mutating func nextLine() throws(CommandFailure) -> Item? {
        while true {
            do throws(JSONElementError) {
                if let element = try splitter.next() {
                    return .document(PlacedDocument(document: element.document, placement: .part(element.location)))
                }
            } catch {
                // The location of a syntax error contains the line, so the number of the value is not needed.
                guard let cause = error.cause as? JSONSyntaxError else { return .unreadable(error) }
                return Self.unreadable(cause, SyntaxErrorInLine(cause))
            }
            if isRead { return nil }
            if let chunk = try input.available() {
                splitter.append(chunk)
            } else {
                splitter.finish()
                isRead = true
            }
        }
    }

    /// The documents of a YAML text.
    ///
    /// - Parameter keepsLines: Whether each part of their JSON is on the line that it has in the YAML.
    static func yaml(_ bytes: [UInt8], keepingLines keepsLines: Bool = false) -> [Item] {
        let source = SourceText(bytes)
        if let location = source.invalidUTF8 {
            let error = YAMLError(
                rule: "invalid-utf8", message: "the bytes here are not UTF-8", location: location,
                excerpt: source.excerpt(at: location))
            return [.unreadable(error)]
        }
        var items: [Item] = []
        bytes.withUnsafeBufferPointer { text in
            var reader = YAMLReader(text)
            do {
                while let (tokens, text) = try reader.next() {
                    let made = try YAMLDocument(tokens, text, in: source, keepingLines: keepsLines)
                    items.append(.document(PlacedDocument(document: made.document, placement: .yaml(made.places))))
                }
                // A text without a document means the same as one with an empty document.
                if items.isEmpty {
                    let made = try YAMLDocument([], [], in: source)
                    items.append(.document(PlacedDocument(document: made.document, placement: .yaml(made.places))))
                }
            } catch let error as any ReportableError {
                items.append(.unreadable(error))
            } catch {
                // Nothing else is thrown.
            }
        }
        return items
    }
}

extension DocumentReader.Layout {
    /// The format that the name of a file implies.
    init(ofFile name: String) {
        let name = name.lowercased()
        if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
            self = .yaml
        } else if name.hasSuffix(".jsonl") || name.hasSuffix(".ndjson") {
            self = .lines
        } else if name.hasSuffix(".jsonc") {
            self = .commented
        } else {
            self = .json
        }
    }
}
