import Bricolage
import CostlyModels
import Foundation

/// Decodes documents that are made to cost much as types that are made to cost much, and measures the work for each byte.
///
/// Verdicts do not matter here. Work is processor time of the thread, in units of what parsing a byte takes on the same
/// build and machine, so that sanitizers and slow machines need no other bound. What is above it is measured again:
/// only if the least of five runs is above it, too, the input is a finding. What grows with a power of the depth is so
/// by orders of magnitude.
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
    // The diagnosing pass may attempt again what ten plain passes take.
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
        // Telling of an error is a part of what it costs.
        precondition(!"\(error)".isEmpty, "an error without words")
    }
}

/// Work in units of what parsing a byte takes.
private enum Steps {
    /// What a document may cost however small it is: types are looked up when they are first met.
    static let perDocument = 4_000_000.0

    /// What each byte may cost in a plain pass: a level of nesting has few bytes, and every error that a type catches has
    /// the path that leads to it.
    static let perByte = 20_000.0

    static func count(_ work: () -> Void) -> Double {
        let start = nanoseconds()
        work()
        return (nanoseconds() - start) / unit
    }

    /// What parsing a byte takes, in nanoseconds.
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
    /// A text of objects and arrays within each other and beside each other, whose keys are those that types ask for.
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

    /// What stands before and behind a value within another one.
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

    /// Many values beside each other.
    private mutating func wide() -> String {
        let element = element(of: ["1", "1.5", #"{"arg":1,"minus":1}"#, #"{"arg":true}"#, "[[1]]", #"{"arg":[1]}"#])
        let count = Int(byte()) * 4 + 1
        let list = repeatElement(element, count: count).joined(separator: ",")
        guard happens(onceIn: 2) else { return "[" + list + "]" }
        return "{" + (0..<count).map { #""\#($0 % 300)":\#(element)"# }.joined(separator: ",") + "}"
    }
}
