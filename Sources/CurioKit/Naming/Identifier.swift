/// Makes Swift identifiers from any text.
///
///     "first-name"   member firstName   type FirstName
///     "HTTPServer"   member httpServer  type HTTPServer
///     "1.5"          member value1_5    type Value1_5
///     "<="           member lessEquals  type LessEquals
enum Identifier {
    /// The length of the longest name; of a longer text the first words count, and the last ones, which distinguish
    /// such texts.
    static let maximumLength = 64
    /// The most of a name that the first words of a longer text take.
    static let beginningLength = 40
    /// The most letters of a word that keeps its capitals if a text is that one word in capitals.
    private static let longestAcronym = 5

    /// The name of a property or a case.
    static func member(_ text: String) -> String { member(words(in: text)) }

    /// The names of a property or a case that include the names of symbols in the text: first without those of
    /// separators between words, then with them.
    static func membersWithSymbols(_ text: String) -> [String] {
        [member(wordsAndSymbols(in: text, without: separators)), member(wordsAndSymbols(in: text, without: []))]
    }

    private static let separators: Set<Unicode.Scalar> = [" ", "-", "_", "\n", "\t"]

    private static func member(_ words: [String]) -> String {
        var words = words
        words[0] = loweringStart(words[0])
        return finished(joined(words), prefix: "value")
    }

    /// The name of a type.
    static func type(_ text: String) -> String {
        let name = finished(joined(words(in: text).map(raisingStart)), prefix: "Value")
        // Scripts without capitals could make a type look like a member.
        guard let first = name.unicodeScalars.first, first.properties.isUppercase else { return name + "Type" }
        return name
    }

    private static func joined(_ words: [String]) -> String {
        let whole = unbroken(words[...])
        if whole.unicodeScalars.count <= maximumLength { return whole }
        let words = words.flatMap(humps)
        var (beginning, end): (Int, [String]) = (1, [])
        while beginning < words.count, unbroken(words[...beginning]).unicodeScalars.count <= beginningLength {
            beginning += 1
        }
        for word in words[beginning...].reversed() {
            let longer = [word] + end
            guard unbroken(words[..<beginning] + longer).unicodeScalars.count <= maximumLength else { break }
            end = longer
        }
        return String(unbroken(words[..<beginning] + end).unicodeScalars.prefix(maximumLength))
    }

    /// All words as one, each but the first with a capital.
    private static func unbroken(_ words: ArraySlice<String>) -> String {
        words.dropFirst().reduce(into: words.first ?? "") { text, word in
            let isBetweenDigits = text.utf8.last.map(isDigit) == true && word.utf8.first.map(isDigit) == true
            text += (isBetweenDigits ? "_" : "") + raisingStart(word)
        }
    }

    /// The words that a word with capitals inside is made of: `TranscriptionDone` of `Transcription` and `Done`.
    static func humps(of word: String) -> [String] {
        var humps: [String] = []
        var isInCapitals = true
        for scalar in word.unicodeScalars {
            let isCapital = scalar.properties.isUppercase
            if humps.isEmpty || isCapital && !isInCapitals { humps.append("") }
            humps[humps.count - 1].unicodeScalars.append(scalar)
            isInCapitals = isCapital
        }
        return humps
    }

    private static func finished(_ name: String, prefix: String) -> String {
        guard let first = name.unicodeScalars.first, !canStart(first) else { return name }
        return prefix + name
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

// MARK: Words

extension Identifier {
    /// The words of a text: runs of letters and digits, or the names of its symbols where it has nothing else.
    private static func words(in text: String) -> [String] {
        var words = text.unicodeScalars.split { !canContinue($0) }.map { String($0) }
        if words.isEmpty { return text.isEmpty ? ["empty"] : symbols(in: text) }
        if let first = text.unicodeScalars.first, let next = text.unicodeScalars.dropFirst().first,
            ("0"..."9").contains(next), first == "-" || first == "+"
        {
            words.insert(first == "-" ? "minus" : "plus", at: 0)
        }
        // Text that is entirely in capitals is treated as lowercase: MAX_SIZE is max size, and RELEASE is release.
        let isShouted = words.count > 1 || isShouted(words[0])
        return isShouted && !hasLowercase(text) ? words.map { $0.lowercased() } : words
    }

    /// Whether texts that belong together are all in capitals, not only those that could be acronyms: NONE, LOW and MEDIUM
    /// are none, low and medium.
    static func areShouted(_ texts: [String]) -> Bool {
        !texts.contains(where: hasLowercase) && texts.contains { $0 != $0.lowercased() && !hasCapital(words(in: $0)) }
    }

    private static func hasLowercase(_ text: String) -> Bool {
        text.unicodeScalars.contains(where: \.properties.isLowercase)
    }

    private static func hasCapital(_ words: [String]) -> Bool {
        words.joined().unicodeScalars.contains(where: \.properties.isUppercase)
    }

    /// Whether a word in capitals is too long to be an acronym: GPS and HTTPS are not, nor is ISO8601.
    private static func isShouted(_ word: String) -> Bool {
        word.unicodeScalars.count > longestAcronym && !word.utf8.contains(where: isDigit)
    }

    /// The words of a text and the names of its symbols, in their order.
    private static func wordsAndSymbols(in text: String, without skipped: Set<Unicode.Scalar>) -> [String] {
        var words: [String] = []
        var isInWord = false
        let scalars = Array(text.unicodeScalars.prefix(maximumLength))
        for (position, scalar) in scalars.enumerated() {
            if canContinue(scalar) {
                if isInWord {
                    words[words.count - 1].unicodeScalars.append(scalar)
                } else {
                    words.append(String(scalar))
                }
                isInWord = true
                continue
            }
            isInWord = false
            let isSign = position + 1 < scalars.count && ("0"..."9").contains(scalars[position + 1])
            if skipped.contains(scalar), !isSign { continue }
            words.append(scalar == "-" && !isSign ? "dash" : symbols(in: String(scalar))[0])
        }
        return words.isEmpty ? ["empty"] : words
    }

    private static func symbols(in text: String) -> [String] {
        text.unicodeScalars.prefix(8).map { scalar in
            symbolNames[scalar] ?? "u" + String(scalar.value, radix: 16, uppercase: true)
        }
    }

    private static let symbolNames: [Unicode.Scalar: String] = [
        " ": "space", "!": "exclamation", "\"": "quote", "#": "number", "$": "dollar", "%": "percent", "&": "and",
        "'": "apostrophe", "(": "open", ")": "close", "*": "star", "+": "plus", ",": "comma", "-": "minus", ".": "dot",
        "/": "slash", ":": "colon", ";": "semicolon", "<": "less", "=": "equals", ">": "greater", "?": "question",
        "@": "at", "[": "openBracket", "\\": "backslash", "]": "closeBracket", "^": "caret", "_": "underscore",
        "`": "backtick", "{": "openBrace", "|": "bar", "}": "closeBrace", "~": "tilde", "\n": "newline", "\t": "tab",
    ]

    static func canContinue(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII {
            return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
        }
        // Letters beyond U+D7FF, and those that Swift does not accept in identifiers, are left out like symbols.
        guard scalar.value < 0xD800, scalar.value >= 0xC0 else { return false }
        return scalar.properties.isAlphabetic && scalar.properties.isXIDContinue
    }

    private static func canStart(_ scalar: Unicode.Scalar) -> Bool {
        canContinue(scalar) && scalar.properties.isXIDStart
    }

    static func raisingStart(_ word: String) -> String {
        guard let first = word.unicodeScalars.first, first.isASCII || first.properties.isLowercase else { return word }
        let raised = first.properties.uppercaseMapping
        return raised.unicodeScalars.count == 1 ? raised + String(word.unicodeScalars.dropFirst()) : word
    }

    /// `HTTPServer` becomes `httpServer`, `Name` becomes `name`, `URL` becomes `url`, `IDsToKeep` becomes `idsToKeep`.
    private static func loweringStart(_ word: String) -> String {
        let scalars = Array(word.unicodeScalars)
        var run = scalars.prefix { $0.properties.isUppercase }.count
        if run == 0 { return word }
        if run > 1, run < scalars.count, scalars[run].properties.isLowercase, !isOfAcronym(scalars[run...]) { run -= 1 }
        return String(String.UnicodeScalarView(scalars[..<run])).lowercased()
            + String(String.UnicodeScalarView(scalars[run...]))
    }

    /// Whether what follows capitals belongs to them: the plural in `URLs` and the version in `IPv4`.
    private static func isOfAcronym(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
        let next = rest.dropFirst().first
        switch rest.first {
        case "s": return next?.properties.isLowercase != true
        case "v": return next.map { ("0"..."9").contains($0) } ?? false
        default: return false
        }
    }
}
