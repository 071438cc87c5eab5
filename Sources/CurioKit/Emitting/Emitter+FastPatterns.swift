extension Emitter {
    /// The maps of the members that match patterns, each with a unique name.
    func patternMembers(
        _ object: ObjectShape, besides reserved: inout Set<String>, spelledIn scope: Int?
    ) -> [StoredMember] {
        guard !object.patterns.isEmpty else { return [] }
        var taken = reserved.union(object.properties.map { Identifier.member($0.key) })
        return object.patterns.map { pattern in
            var name = Identifier.member(pattern.name)
            while !taken.insert(name).inserted { name += "ByKey" }
            reserved.insert(name)
            // Members that match a pattern are read as a dictionary, whatever their type.
            let type = pattern.type == .any ? "[String: JSON]" : spelled(.map(pattern.type), in: scope)
            return StoredMember(
                key: "", name: name, type: type, defaultValue: "[:]", isBoxed: false,
                constant: nil, documentation: Documentation(title: nil, text: Self.explanation(pattern)),
                isMap: true)
        }
    }

    private static func explanation(_ pattern: ObjectShape.Pattern) -> String {
        switch pattern.pattern {
        case .prefix(let text, _): "Members whose keys begin with \"\(text)\"."
        case .suffix(let text, _): "Members whose keys end in \"\(text)\"."
        case .containing(let text): "Members whose keys contain \"\(text)\"."
        case .everything, .keys, .holding, .sequences, .anywhere, .characters, .runs, .except:
            "Members whose keys match " + (codeSpan(pattern.text) ?? "a pattern of the schema") + "."
        }
    }

    /// A text as a Markdown code span; nil if it is long, or contains spaces, at which lines are broken, backticks,
    /// which end the span, or anything outside printable ASCII.
    private static func codeSpan(_ text: String) -> String? {
        let isPlain = text.utf8.count <= 64 && text.utf8.allSatisfy { 0x21..<0x7F ~= $0 && $0 != UInt8(ascii: "`") }
        return isPlain ? "`\(text)`" : nil
    }

    /// Writes how a map takes the members whose keys match its pattern.
    static func readMap(_ pattern: KeyPattern, into name: String, _ text: inout SourceText) {
        members(matching: pattern, "\(name) = try fields.rest", [], &text)
    }

    /// Writes a call for the members whose keys match a pattern.
    ///
    /// Keys are compared by their bytes, because a combining character after a prefix belongs to the key like any
    /// other.
    static func members(
        matching pattern: KeyPattern, _ function: String, _ arguments: [String], _ text: inout SourceText
    ) {
        let call = arguments.isEmpty ? function : function + "(" + arguments.joined(separator: ", ") + ")"
        let short = { (condition: String, text: inout SourceText) in
            let list = (arguments + ["matching: { \(condition) }"]).joined(separator: ", ")
            guard arguments.isEmpty, let assignment = function.firstIndex(of: "=") else {
                return text.line(function + "(" + list + ")")
            }
            let start = function.index(after: assignment)
            text.line(String(function[..<start]), function[start...].drop { $0 == " " } + "(" + list + ")")
        }
        if case .everything = pattern {
            text.line(arguments.isEmpty ? function + "()" : call)
        } else if let conditions = conditions(for: pattern, of: "$0") {
            short(conditions.joined(separator: " || "), &text)
        } else {
            text.line("\(call) { key in")
            text.indented { test(pattern, "", &$0) }
            text.line("}")
        }
    }

    /// The expressions of which one must hold for a key to match a pattern; nil if the test takes several lines.
    private static func conditions(for pattern: KeyPattern, of key: String) -> [String]? {
        switch pattern {
        case .keys(let keys): keys.map { "\(key).utf8.elementsEqual(\(StringLiteral.literal($0)).utf8)" }
        case .prefix(let affix, let isLonger):
            ["\(key).utf8.starts(with: \(StringLiteral.literal(affix)).utf8)" + (isLonger ? longer(key, affix) : "")]
        case .suffix(let affix, let isLonger):
            [
                "\(key).utf8.suffix(\(affix.utf8.count)).elementsEqual(\(StringLiteral.literal(affix)).utf8)"
                    + (isLonger ? longer(key, affix) : "")
            ]
        case .containing(let part): ["\(key).utf8.contains(\(StringLiteral.literal(part)).utf8)"]
        case .everything, .holding, .sequences, .anywhere, .characters, .runs, .except: nil
        }
    }

    private static func longer(_ key: String, _ affix: String) -> String {
        " && \(key).utf8.count > \(affix.utf8.count)"
    }

    /// Writes a test of `key`.
    ///
    /// - Parameter result: The text before the last expression: `return` if other statements precede it.
    private static func test(_ pattern: KeyPattern, _ result: String, _ text: inout SourceText) {
        switch pattern {
        case .everything: text.line(result + "true")
        case .keys, .prefix, .suffix, .containing:
            text.line(result + (conditions(for: pattern, of: "key") ?? []).joined(separator: " || "))
        case .holding(let characters):
            text.block(result + "key.unicodeScalars.contains") { scalarSwitch(characters, &$0) }
        case .sequences(let sequences): any(of: sequences.map { isKey("of: ", $0) }, result, &text)
        case .anywhere(let sequences): any(of: sequences.map(isPart), result, &text)
        case .characters(let first, let others, let count): matching(first, others, count, &text)
        case .runs(let start, let runs): matching(start, runs, &text)
        case .except(let excluded, let included):
            for condition in excluded.flatMap({ conditions(for: $0, of: "key") ?? [] }) {
                text.line("if \(condition) { return false }")
            }
            test(included, "return ", &text)
        }
    }

    /// Writes a test of runs: each takes as many characters as it may.
    private static func matching(_ start: String, _ runs: [KeyRun], _ text: inout SourceText) {
        if start.isEmpty {
            text.line("var rest = key.unicodeScalars[...]")
        } else {
            text.line("guard key.utf8.starts(with: \(StringLiteral.literal(start)).utf8) else { return false }")
            text.line("var rest = key.unicodeScalars.dropFirst(\(start.unicodeScalars.count))")
        }
        text.block("func isNext(_ count: ClosedRange<Int>, _ ranges: ClosedRange<Unicode.Scalar>...) -> Bool") { text in
            text.line("let run = rest.prefix(count.upperBound).prefix { scalar in")
            text.indented { $0.line("ranges.contains { $0.contains(scalar) }") }
            text.line("}")
            text.line("rest = rest[run.endIndex...]")
            text.line("return run.count >= count.lowerBound")
        }
        for (position, run) in runs.enumerated() {
            let (least, most) = (run.count.lowerBound, run.count.upperBound)
            let count = "\(least)...\(most == .max ? "Int.max" : "\(most)")"
            let call = "isNext(" + ([count] + literals(run.characters)).joined(separator: ", ") + ")"
            text.line((position == 0 ? "return " : "    && ") + call)
        }
        text.line("    && rest.isEmpty")
    }

    /// The characters of a set as ranges.
    private static func literals(_ characters: KeyCharacters) -> [String] {
        let ascii = characters.ranges.map { literal(Unicode.Scalar($0.lowerBound)...Unicode.Scalar($0.upperBound)) }
        return ascii + (characters.holdsOthers ? [#""\u{80}"..."\u{10FFFF}""#] : [])
    }

    /// A function to call, and its arguments.
    private typealias Call = (function: String, arguments: [String])

    private static func any(of calls: [Call], _ result: String, _ text: inout SourceText) {
        for (position, call) in calls.enumerated() {
            text.list((position == 0 ? result : "    || ") + call.function, call.arguments, tail: "")
        }
    }

    private static func isPart(_ ranges: [ClosedRange<Unicode.Scalar>]) -> Call {
        guard ranges.allSatisfy({ $0.lowerBound == $0.upperBound }) else { return isKey("holding: ", ranges) }
        let part = String(String.UnicodeScalarView(ranges.map(\.lowerBound)))
        return ("key.utf8.contains", [StringLiteral.literal(part) + ".utf8"])
    }

    private static func isKey(_ label: String, _ ranges: [ClosedRange<Unicode.Scalar>]) -> Call {
        let ranges = ranges.enumerated().map { ($0.offset == 0 ? label : "") + literal($0.element) }
        return ("JSONFields.isKey", ["key"] + ranges)
    }

    private static func literal(_ range: ClosedRange<Unicode.Scalar>) -> String {
        [range.lowerBound, range.upperBound].map { StringLiteral.literal(String($0)) }.joined(separator: "...")
    }

    private static func matching(
        _ first: KeyCharacters, _ others: KeyCharacters, _ count: ClosedRange<Int>, _ text: inout SourceText
    ) {
        text.line("\(first == others ? "let" : "var") scalars = key.unicodeScalars[...]")
        switch (count.lowerBound, count.upperBound) {
        case (0, .max): break
        case (1, .max): text.line("guard !scalars.isEmpty else { return false }")
        case (let least, .max): text.line("guard scalars.count >= \(least) else { return false }")
        case (let least, let most):
            text.line("guard (\(least)...\(most)).contains(scalars.count) else { return false }")
        }
        if first != others {
            text.block("if let first = scalars.popFirst()") { text in
                text.line("switch first {")
                text.line("case \(cases(first)): break")
                text.line("default: return false")
                text.line("}")
            }
        }
        if others == .all {
            text.line("return true")
            return
        }
        text.block("return scalars.allSatisfy") { text in
            scalarSwitch(others, &text)
        }
    }

    private static func scalarSwitch(_ characters: KeyCharacters, _ text: inout SourceText) {
        text.line("switch $0 {")
        text.line("case \(cases(characters)): true")
        text.line("default: false")
        text.line("}")
    }

    /// The characters of a set as the patterns of a case.
    private static func cases(_ characters: KeyCharacters) -> String {
        var cases = characters.ranges.map { range in
            let ends = [range.lowerBound, range.upperBound].map { StringLiteral.literal(String(Unicode.Scalar($0))) }
            return range.count == 1 ? ends[0] : ends.joined(separator: "...")
        }
        if characters.holdsOthers { cases.append(#""\u{80}"..."\u{10FFFF}""#) }
        return cases.joined(separator: ", ")
    }
}
