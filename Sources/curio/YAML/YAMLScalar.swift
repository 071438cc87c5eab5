internal import BricolageCore
internal import BricolageWriting

/// Conversion of YAML scalars to JSON, by the core schema of YAML 1.2 (section 10.3.2).
///
/// In that schema `yes`, `on` and dates are strings, and `0o17` is a number.
enum YAMLScalar {
    /// The reason why a scalar has no JSON text.
    enum Refusal: Error {
        /// JSON has no such number: infinity, or not a number.
        case noNumber
        /// A hexadecimal or octal integer has more than `mostDigits` digits.
        case tooManyDigits
        /// The scalar is not of the type that its tag names.
        case notOfType(String)
    }

    /// How many digits a hexadecimal or octal integer may have: conversion to decimal takes quadratic time.
    static let mostDigits = 1_000

    /// The JSON text of a scalar.
    ///
    /// - Parameters:
    ///   - tag: The explicit tag of the scalar; nil without one.
    ///   - isPlain: Whether the scalar is in plain style: neither quoted nor a block scalar.
    static func json(_ text: String, tag: String?, isPlain: Bool) throws(Refusal) -> String {
        switch tag {
        case nil where isPlain: try plain(text)
        case "tag:yaml.org,2002:null": try plain(text, "null") { $0 == "null" }
        case "tag:yaml.org,2002:bool": try plain(text, "a boolean") { $0 == "true" || $0 == "false" }
        case "tag:yaml.org,2002:int":
            try plain(text, "an integer") { isNumber($0) && !$0.contains(where: ".eE".contains) }
        case "tag:yaml.org,2002:float": try plain(text, "a number", isNumber)
        default: quoted(text)
        }
    }

    /// The JSON text of a scalar whose tag names its type.
    private static func plain(
        _ text: String, _ type: String, _ isOfType: (String) -> Bool
    ) throws(Refusal) -> String {
        let json = try plain(text)
        guard isOfType(json) else { throw .notOfType(type) }
        return json
    }

    private static func isNumber(_ json: String) -> Bool {
        json.utf8.first.map { $0 == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } == true
    }

    /// The text as a JSON string.
    static func quoted(_ text: String) -> String { JSON.string(text).serialized() }

    private static func plain(_ text: String) throws(Refusal) -> String {
        switch text {
        case "", "~", "null", "Null", "NULL": "null"
        case "true", "True", "TRUE": "true"
        case "false", "False", "FALSE": "false"
        case _ where isInfinity(text) || [".nan", ".NaN", ".NAN"].contains(text): throw .noNumber
        default: try number(Array(text.utf8)) ?? quoted(text)
        }
    }

    private static func isInfinity(_ text: String) -> Bool {
        let unsigned = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
        return [".inf", ".Inf", ".INF"].contains(unsigned)
    }

    /// The number in JSON syntax: no `+` sign, no leading zeros, digits on both sides of a dot; nil for other text.
    private static func number(_ text: [UInt8]) throws(Refusal) -> String? {
        if text.starts(with: Array("0x".utf8)) { return try converted(text.dropFirst(2), radix: 16) }
        if text.starts(with: Array("0o".utf8)) { return try converted(text.dropFirst(2), radix: 8) }
        var rest = text[...]
        var number = ""
        if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
            if sign == UInt8(ascii: "-") { number = "-" }
            rest = rest.dropFirst()
        }
        let whole = takeDigits(&rest)
        var fraction: ArraySlice<UInt8> = []
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            fraction = takeDigits(&rest)
        }
        guard !whole.isEmpty || !fraction.isEmpty else { return nil }
        let significant = whole.drop { $0 == UInt8(ascii: "0") }
        number += significant.isEmpty ? "0" : String(decoding: significant, as: UTF8.self)
        if !fraction.isEmpty { number += "." + String(decoding: fraction, as: UTF8.self) }
        guard let mark = rest.first else { return number }
        guard mark | 0x20 == UInt8(ascii: "e") else { return nil }
        rest = rest.dropFirst()
        number += "e"
        if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
            number.unicodeScalars.append(Unicode.Scalar(sign))
            rest = rest.dropFirst()
        }
        let exponent = takeDigits(&rest)
        guard !exponent.isEmpty, rest.isEmpty else { return nil }
        return number + String(decoding: exponent, as: UTF8.self)
    }

    private static func takeDigits(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        rest = rest.dropFirst(digits.count)
        return digits
    }

    /// A hexadecimal or octal integer in decimal digits; nil for other text.
    ///
    ///     groups   [ lowest 18 digits ][ next 18 ] …
    private static func converted(_ text: ArraySlice<UInt8>, radix: UInt64) throws(Refusal) -> String? {
        let digits = text.compactMap(value).filter { $0 < radix }
        guard !text.isEmpty, digits.count == text.count else { return nil }
        let significant = digits.drop { $0 == 0 }
        guard significant.count <= mostDigits else { throw .tooManyDigits }
        // Sixteen times a group and a carry still fit into 64 bits.
        let group: UInt64 = 1_000_000_000_000_000_000
        var groups: [UInt64] = [0]
        for digit in significant {
            var carry = digit
            for position in groups.indices {
                (carry, groups[position]) = (groups[position] * radix + carry).quotientAndRemainder(dividingBy: group)
            }
            if carry > 0 { groups.append(carry) }
        }
        let lower = groups.dropLast().reversed().map { "\(group + $0)".dropFirst() }
        return "\(groups.last ?? 0)" + lower.joined()
    }

    /// The value of a hexadecimal digit.
    private static func value(_ digit: UInt8) -> UInt64? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(digit - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(digit - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(digit - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}
