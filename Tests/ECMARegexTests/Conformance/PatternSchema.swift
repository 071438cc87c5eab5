import BricolageCore
import ECMARegex

/// The part of JSON Schema that the tests of patterns in the public suite use.
struct PatternSchema {
    struct UnknownKeyword: Error { var keyword: String }

    let schema: JSON

    /// Returns whether the schema accepts a value, and throws an error for a keyword that these tests do not use.
    func accepts(_ value: JSON) throws -> Bool {
        guard case .object(let keywords) = schema else { return schema != .bool(false) }
        return try keywords.allSatisfy { keyword, rule in try accepts(value, keyword, rule, beside: keywords) }
    }

    private func accepts(_ value: JSON, _ keyword: String, _ rule: JSON, beside keywords: JSON.Object) throws -> Bool {
        switch (keyword, rule, value) {
        case ("$schema", _, _): return true
        case ("type", .string(let type), _): return Self.type(of: value).contains(type)
        case ("maximum", .number(let limit), .number(let number)): return number.double <= limit.double
        case ("pattern", .string(let pattern), .string(let text)): return try ECMARegex(pattern).occurs(in: text)
        case ("format", "regex", .string(let text)): return (try? ECMARegex(text)) != nil
        case ("patternProperties", .object(let patterns), .object(let members)):
            return try patterns.allSatisfy { pattern, schema in
                let regex = try ECMARegex(pattern)
                return try members.allSatisfy { key, member in
                    try !regex.occurs(in: key) || PatternSchema(schema: schema).accepts(member)
                }
            }
        case ("additionalProperties", let rest, .object(let members)):
            guard case .object(let patterns)? = keywords["patternProperties"] else { return rest != .bool(false) }
            let regexes = try patterns.map { try ECMARegex($0.key) }
            return try members.allSatisfy { key, member in
                try regexes.contains { try $0.occurs(in: key) } || PatternSchema(schema: rest).accepts(member)
            }
        case ("maximum", _, _), ("pattern", _, _), ("format", "regex", _), ("patternProperties", _, _),
            ("additionalProperties", _, _):
            return true
        default: throw UnknownKeyword(keyword: keyword)
        }
    }

    private static func type(of value: JSON) -> [String] {
        switch value {
        case .null: ["null"]
        case .bool: ["boolean"]
        case .number(let number): number.double.rounded() == number.double ? ["integer", "number"] : ["number"]
        case .string: ["string"]
        case .array: ["array"]
        case .object: ["object"]
        }
    }
}
