import Bricolage
import Foundation

// Puts one fault at a time into the documents that other people's tests decode, and compares the results of our decoder
// and of Foundation's for the same bytes. `Scripts/foreign-suites --faults` compiles this file and the injector
// together with the coders.
//
// Writes several lines for each trial to the file that FOREIGN_FAULTS names: `begin` before Foundation's decoder runs,
// `ours` before ours runs and `answered` after that, so that the last line shows where the program ended. Then a
// verdict follows. Each of these lines has the type, the fault and its place, and that of the verdict also both
// results. Values are compared by their encodings; the code that encodes them belongs to the tests and may end the
// program too.

enum ForeignFaults {
    /// The result of decoding a document, in a form that can be compared.
    private enum Outcome<Value> {
        case read(Value)
        case refused(String, path: [String])

        init(_ body: () throws -> Value) {
            do {
                self = .read(try body())
            } catch {
                func path(_ context: DecodingError.Context) -> [String] {
                    context.codingPath.map { key in
                        // Keys of an enumeration of integers appear in the document by their names.
                        guard let index = key.intValue, ["\(index)", "Index \(index)"].contains(key.stringValue) else {
                            return key.stringValue
                        }
                        return "\(index)"
                    }
                }
                switch error {
                case DecodingError.typeMismatch(let type, let context):
                    self = .refused("typeMismatch \(type)", path: path(context))
                case DecodingError.valueNotFound(let type, let context):
                    self = .refused("valueNotFound \(type)", path: path(context))
                case DecodingError.keyNotFound(let key, let context):
                    self = .refused("keyNotFound \(key.stringValue)", path: path(context))
                case DecodingError.dataCorrupted(let context): self = .refused("dataCorrupted", path: path(context))
                default: self = .refused("\(Swift.type(of: error))", path: [])
                }
            }
        }

        var words: String {
            switch self {
            case .read: "read"
            case .refused(let kind, let path): "\(kind) at /\(path.joined(separator: "/"))"
            }
        }
    }

    /// The maximum number of faults for a document.
    private static let limit = 40
    /// One document at a time, so that the lines of two do not mix.
    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var seen: Set<String> = []
    private static let output = ProcessInfo.processInfo.environment["FOREIGN_FAULTS"].flatMap { path -> FileHandle? in
        // If the program ended in an earlier run, this run appends to its file.
        if !FileManager.default.fileExists(atPath: path) { FileManager.default.createFile(atPath: path, contents: nil) }
        let handle = FileHandle(forWritingAtPath: path)
        _ = try? handle?.seekToEnd()
        return handle
    }

    /// Tries a document that a test has decoded.
    static func tryAll<T: Decodable>(_ type: T.Type, _ data: Data, _ decoder: JSON.Decoder) {
        // Types may decode texts within other texts. Such calls belong to the trial around them.
        let key = "trying faults"
        guard output != nil, Thread.current.threadDictionary[key] == nil else { return }
        lock.lock()
        defer { lock.unlock() }
        let isNew = seen.insert("\(T.self) \(data.base64EncodedString())").inserted
        guard isNew, let document = try? JSON(parsing: Array(data)) else { return }
        Thread.current.threadDictionary[key] = true
        defer { Thread.current.threadDictionary[key] = nil }
        let theirs = JSONDecoder(as: decoder)
        guard (try? theirs.decode(type, from: data)) != nil else { return }
        write("document")
        var faults = FaultInjector.faults(for: document)
        var generator = SeededGenerator(seed: 1)
        faults.shuffle(using: &generator)
        for fault in faults.prefix(limit) {
            guard let spoilt = FaultInjector.apply([fault], to: document) else { continue }
            let about = "\(T.self)\t\(fault.fault.rawValue)\t\(fault.place)"
            write("begin\t\(about)")
            let bytes = Data(spoilt.serialized().utf8)
            let their = Outcome { try theirs.decode(type, from: bytes) }
            write("ours\t\(about)")
            let our = Outcome { try decoder.decode(type, from: bytes) }
            write("answered\t\(about)")
            write("\(verdict(their, our))\t\(about)\t\(their.words)\t\(our.words)")
            guard case .refused(_, let path) = our, let parsed = try? JSONDocument(parsing: Array(bytes)) else {
                continue
            }
            let issues = decoder.decodingIssues(of: type, in: parsed).issues
            let isReported = issues.contains {
                leads($0.pointer, along: path) || $0.pointer == fault.expectedPointer
                    // An error that the type itself throws has no path.
                    || path.isEmpty && !$0.pointer.tokens.isEmpty && fault.place.tokens.starts(with: $0.pointer.tokens)
                    // If the path of an error does not begin at the root, its issue is at the value and mentions the
                    // path.
                    || $0.message.contains("(the path of the error is \(JSONPointer(tokens: path)))")
            }
            let pointers = issues.map { "\($0.pointer)" }.joined(separator: " ")
            write("\(isReported ? "reported" : "reported elsewhere")\t\(about)\t\(our.words)\t\(pointers)")
        }
    }

    /// Whether an issue is at the path of the thrown error, or at the array if the error is past its end.
    private static func leads(_ pointer: JSONPointer, along path: [String]) -> Bool {
        // The report has the keys of the document, the error those of the type.
        func plain(_ keys: some Sequence<String>) -> [String] {
            keys.map { $0.filter { $0 != "_" }.lowercased() }
        }
        return plain(pointer.tokens) == plain(path) || plain(pointer.tokens) == plain(path.dropLast())
    }

    private static func verdict<T>(_ theirs: Outcome<T>, _ ours: Outcome<T>) -> String {
        switch (theirs, ours) {
        case (.read(let their), .read(let our)): text(their) == text(our) ? "read alike" : "another value"
        case (.read, .refused): "refused by ours alone"
        case (.refused, .read): "refused by theirs alone"
        case (.refused(let kind, let path), .refused(let ourKind, let ourPath)):
            if path != ourPath {
                // Foundation omits the path to numbers that do not fit, and the part below containers of containers.
                kind == "dataCorrupted" && ourPath.starts(with: path) ? "refused deeper" : "refused elsewhere"
            } else {
                kind == ourKind ? "refused alike" : "refused in other words"
            }
        }
    }

    /// A value as text; nil if it cannot be encoded.
    private static func text(_ value: Any) -> String? {
        guard let value = value as? any Encodable else { return nil }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func write(_ line: String) {
        let text = line.replacing("\n", with: " ") + "\n"
        output?.write(Data(text.utf8))
    }
}

extension JSONDecoder {
    /// Foundation's decoder with the strategies of ours.
    convenience init(as ours: JSON.Decoder) {
        self.init()
        switch ours.keyDecodingStrategy {
        case .useDefaultKeys: keyDecodingStrategy = .useDefaultKeys
        case .convertFromSnakeCase: keyDecodingStrategy = .convertFromSnakeCase
        case .custom(let key): keyDecodingStrategy = .custom(key)
        }
        switch ours.dateDecodingStrategy {
        case .deferredToDate: dateDecodingStrategy = .deferredToDate
        case .secondsSince1970: dateDecodingStrategy = .secondsSince1970
        case .millisecondsSince1970: dateDecodingStrategy = .millisecondsSince1970
        case .iso8601: dateDecodingStrategy = .iso8601
        case .custom(let read): dateDecodingStrategy = .custom(read)
        }
        switch ours.dataDecodingStrategy {
        case .deferredToData: dataDecodingStrategy = .deferredToData
        case .base64: dataDecodingStrategy = .base64
        case .custom(let read): dataDecodingStrategy = .custom(read)
        }
        switch ours.nonConformingFloatDecodingStrategy {
        case .throw: nonConformingFloatDecodingStrategy = .throw
        case .convertFromString(let positive, let negative, let nan):
            nonConformingFloatDecodingStrategy = .convertFromString(
                positiveInfinity: positive, negativeInfinity: negative, nan: nan)
        }
        userInfo = ours.userInfo
    }
}
