import Bricolage
import CostlyModels
import Foundation

/// Decodes documents and types that are made to be expensive, and measures the work for each byte.
///
/// Verdicts do not matter here. The work is processor time of the thread, in units of the time to parse a byte with the
/// same build and machine, so that sanitizers and slow machines need no other bound. If the bound is exceeded, the work
/// is measured again; the input is a finding only if the least of five runs exceeds it. Work that grows with a power of
/// the depth exceeds the bound by orders of magnitude.
func checkSteps(_ input: [UInt8]) {
    var choices = Choices(input)
    let duplicates = choices.element(of: JSONParsingOptions.DuplicateKeys.allCases)
    var decoder = JSON.Decoder(parsing: JSONParsingOptions(maximumDepth: 512, duplicateKeys: duplicates))
    decoder.reporting = choices.element(of: [.first, .all, .guessing])
    let isDirect = choices.happens(onceIn: 3)
    let type = choices.element(of: CostlyTypes.all + [DirectRecord.self, PlainRecord.self])
    let text = choices.costlyText()
    guard let document = try? JSONDocument(parsing: text, options: decoder.parsing) else { return }
    check(type, document, decoder, isDirect: isDirect)
}

private func check<T: Decodable>(_ type: T.Type, _ document: JSONDocument, _ decoder: JSON.Decoder, isDirect: Bool) {
    let bytes = document.source.count
    // The diagnosing pass may take as long as ten plain passes.
    let passes = decoder.reporting.level == .first ? 1.0 : 10
    let bound = Steps.perDocument + Steps.perByte * Double(bytes) * passes
    var least = Double.infinity
    for _ in 0..<5 {
        least = min(least, Steps.count { attempt(type, document, decoder, isDirect: isDirect) })
        if least <= bound { return }
    }
    preconditionFailure(
        "\(least / Double(bytes)) steps for each of \(bytes) bytes, as \(type), \(decoder.reporting.level): "
            + String(decoding: document.source, as: UTF8.self))
}

private func attempt<T: Decodable>(_ type: T.Type, _ document: JSONDocument, _ decoder: JSON.Decoder, isDirect: Bool) {
    do {
        if isDirect, let type = type as? any JSONReadable.Type {
            _ = try document.root.read(type)
        } else {
            _ = try decoder.decode(type, from: document)
        }
    } catch {
        // Describing an error is part of its cost.
        precondition(!"\(error)".isEmpty, "an error without words")
    }
}

/// Work in units of the time to parse a byte.
enum Steps {
    /// The work allowed for any document, however small: types are looked up when they are first used.
    static let perDocument = 4_000_000.0

    /// The work allowed for each byte in a plain pass: a level of nesting has few bytes, and every error that a type
    /// catches has its whole path.
    static let perByte = 20_000.0

    static func count(_ work: () -> Void) -> Double {
        let start = nanoseconds()
        work()
        return (nanoseconds() - start) / unit
    }

    /// The time to parse a byte, in nanoseconds.
    private static let unit: Double = {
        let text = Array(("[" + String(repeating: #"{"a":[1,"b",true]},"#, count: 2_000) + "0]").utf8)
        let times = (0..<5).map { _ in
            let start = nanoseconds()
            precondition((try? JSONDocument(parsing: text)) != nil, "no JSON")
            return nanoseconds() - start
        }
        return (times.min() ?? 1) / Double(text.count)
    }()

    private static func nanoseconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}

extension Choices {
    /// A text of nested and adjacent objects and arrays, with the keys that the types request.
    mutating func costlyText() -> [UInt8] {
        var text = ""
        var closing: [String] = []
        let depth = happens(onceIn: 3) ? Int(byte()) * 2 : number(below: 40)
        let isRegular = happens(onceIn: 2)
        let regular = level()
        for _ in 0..<depth {
            let (open, close) = isRegular ? regular : level()
            text += open
            closing.append(close)
        }
        text += element(of: ["1", "1.5", "true", "null", #""a""#, "{}", "[]", "1e400", wide()])
        for close in closing.reversed() { text += close }
        return Array(text.utf8)
    }

    /// The text before and after a value inside another one.
    private mutating func level() -> (String, String) {
        switch number(below: 6) {
        case 0: ("[", "]")
        case 1: ("[1,", element(of: ["]", #","a"]"#, ",2.5]"]))
        default: (#"{"# + member() + #""arg":"#, member().isEmpty ? "}" : #","# + member(isLast: true) + "}")
        }
    }

    private mutating func member(isLast: Bool = false) -> String {
        let member = element(of: [
            "", "", #""plus":1"#, #""minus":1"#, #""minus":"x""#, #""arg":1"#, #""other":[]"#, #""next":{}"#,
        ])
        if isLast { return member.isEmpty ? #""minus":2"# : member }
        return member.isEmpty ? "" : member + ","
    }

    /// Many adjacent values.
    private mutating func wide() -> String {
        let element = element(of: ["1", "1.5", #"{"arg":1,"minus":1}"#, #"{"arg":true}"#, "[[1]]", #"{"arg":[1]}"#])
        let count = Int(byte()) * 4 + 1
        let list = repeatElement(element, count: count).joined(separator: ",")
        guard happens(onceIn: 2) else { return "[" + list + "]" }
        return "{" + (0..<count).map { #""\#($0 % 300)":\#(element)"# }.joined(separator: ",") + "}"
    }
}
