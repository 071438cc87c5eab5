@_spi(Steps) import ECMARegex

/// Reads the input as a pattern, and makes patterns with matching texts from it.
///
/// A pattern must occur exactly where the simple reference matcher finds it, with every search method: additions to the
/// pattern change only the method that searches for it.
func checkRegex(_ input: [UInt8]) {
    checkReading(String(decoding: input, as: UTF8.self))
    var choices = Choices(input)
    while !choices.isEmpty {
        let pattern = choices.pattern()
        let scalars = choices.patternText()
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        let expected = pattern.occurs(in: scalars)
        for form in [pattern.text, "(?:\(pattern.text))(?=)", "(?:\(pattern.text))()\\1", "(?=\(pattern.text))"] {
            check(form, occurs: expected, in: String(text))
        }
    }
}

private func checkReading(_ text: String) {
    do throws(ECMARegex.SyntaxError) {
        let regex = try ECMARegex(text)
        _ = try? regex.occurs(in: text)
        _ = regex.steps(in: text)
    } catch {
        precondition(error.offset >= 0 && error.offset <= text.utf8.count, "\(error)")
    }
}

private func check(_ pattern: String, occurs expected: Bool, in text: String) {
    do {
        let regex = try ECMARegex(pattern)
        let occurs = try regex.occurs(in: text)
        precondition(occurs == expected, "\(pattern) in \(text.debugDescription)")
        guard regex.way == .simulation, let steps = regex.steps(in: text) else { return }
        // No step of a program stands for less than a character of its pattern, or for more than four repetitions at
        // each of three levels; and each look-around is a search of its own.
        let looks = pattern.count { $0 == "?" } + 1
        precondition(steps <= pattern.utf8.count * 7 * 7 * 7 * 4 * (text.unicodeScalars.count + 1) * looks)
    } catch is ECMARegex.SyntaxError {
        preconditionFailure("\(pattern) is refused")
    } catch {
        // A backtracking search may end at its step limit.
    }
}
