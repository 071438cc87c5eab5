internal import BricolageFields
internal import BricolageSchema

/// A constraint, and the keywords that are checked if it is.
///
///     {"minLength": 1, "maxLength": 9}     length(from: 1, to: 9)     minLength and maxLength of this schema
struct KeywordConstraint {
    var constraint: JSONConstraint
    var keywords: Set<Use> = []

    /// A keyword of a schema.
    struct Use: Hashable {
        var schema: JSONSchema
        var keyword: String
    }

    /// A constraint made from this one, such as the same for the values inside, that checks the same keywords.
    func mapping(_ transform: (JSONConstraint) -> JSONConstraint) -> KeywordConstraint {
        KeywordConstraint(constraint: transform(constraint), keywords: keywords)
    }

    /// The same constraint, which checks another keyword as well.
    func checking(_ keyword: String, of schema: JSONSchema) -> KeywordConstraint {
        KeywordConstraint(
            constraint: constraint, keywords: keywords.union([Use(schema: schema, keyword: keyword)]))
    }

    /// The constraints that hold if all those of one of several lists hold.
    static func either(_ lists: [[KeywordConstraint]]) -> [KeywordConstraint] {
        let keywords = lists.joined().reduce(into: Set<Use>()) { $0.formUnion($1.keywords) }
        return JSONConstraint.either(lists.map { $0.map(\.constraint) }).map {
            KeywordConstraint(constraint: $0, keywords: keywords)
        }
    }

    /// The constraints of several lists if these are equal; otherwise none.
    static func same(_ lists: [[KeywordConstraint]]) -> [KeywordConstraint] {
        let constraints = lists.map { $0.map(\.constraint) }
        return constraints.allSatisfy { $0 == constraints[0] } ? Array(lists.joined()).withoutRepetitions : []
    }
}

extension [KeywordConstraint] {
    /// Each constraint once, with the keywords of all that are equal to it.
    var withoutRepetitions: [KeywordConstraint] {
        var result: [KeywordConstraint] = []
        var positions: [JSONConstraint: Int] = [:]
        for element in self {
            if let position = positions[element.constraint] {
                result[position].keywords.formUnion(element.keywords)
            } else {
                positions[element.constraint] = result.count
                result.append(element)
            }
        }
        return result
    }
}
