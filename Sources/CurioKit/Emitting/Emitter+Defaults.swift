internal import BricolageCore
internal import BricolageSchema

extension Emitter {
    /// Reports the defaults that no initialiser uses, and those that reading does not use although it uses others.
    ///
    /// A default of null says nothing that absence does not. `KeywordAudit` reports defaults that are objects with
    /// members.
    func reportUnusedDefaults(to diagnostics: inout DiagnosticCollector) {
        let reads = configuration.defaults == .reading && configuration.style == .fast
        for index in graph.reachable {
            guard case .object(let object) = graph.declarations[index].shape else { continue }
            for property in object.properties where property.constant == nil {
                guard let value = property.defaultValue, value != .null, value.object?.isEmpty ?? true,
                    let schema = property.defaultSource, let place = schema["default"]
                else { continue }
                let message: String
                if literal(value, as: property.type.withoutNull, in: index) == nil {
                    message = "default is not used: the type has no such value, or no short spelling of it"
                } else if reads, property.type.isNullable, !property.isRequired {
                    message = "default is not read: a missing nullable member is read as absent"
                } else {
                    continue
                }
                diagnostics.add(.note, .annotation, message, keyword: "default", at: place, in: schema)
            }
        }
    }

    /// The most elements of an array that is written as a literal.
    private static let literalElements = 8

    /// A value of a type as Swift spells it; nil where the type has no such value, or no short spelling of it.
    func literal(_ value: JSON, as type: TypeExpression, in scope: Int?) -> String? {
        switch (type, value) {
        case (.bool, .bool), (.string, .string): return StringLiteral.literal(value)
        case (.integer, .number(let number)): return number.int.map(String.init)
        case (.unsigned, .number(let number)): return number.integer(UInt64.self).map(String.init)
        case (.number, .number(let number)): return number.double.isFinite ? number.description : nil
        case (.array(let element), .array(let elements)): return literal(elements, of: element, in: scope)
        case (.map, .object(let members)), (.any, .object(let members)): return members.isEmpty ? "[:]" : nil
        case (.any, .bool), (.any, .string): return StringLiteral.literal(value)
        case (.any, .number(let number)): return number.hasLiteral ? StringLiteral.literal(value) : nil
        case (.any, .array(let elements)): return literal(elements, of: .any, in: scope)
        case (.meant(let wrapped), _), (.presumed(let wrapped), _):
            return literal(value, as: wrapped, in: scope).map { ".meant(" + $0 + ")" }
        case (.named(let index), _): return literal(value, of: index, as: type, in: scope)
        default: return nil
        }
    }

    private func literal(_ elements: JSON.Array, of type: TypeExpression, in scope: Int?) -> String? {
        guard elements.count <= Self.literalElements else { return nil }
        let literals = elements.compactMap { literal($0, as: type, in: scope) }
        return literals.count == elements.count ? "[" + literals.joined(separator: ", ") + "]" : nil
    }

    /// The case that a value is, after the name of its type: where an optional is expected, a bare `.none` would be
    /// nil.
    private func literal(_ value: JSON, of index: Int, as type: TypeExpression, in scope: Int?) -> String? {
        switch graph.declarations[index].shape {
        case .alias(let other): return literal(value, as: other, in: scope)
        case .enumeration(let shape):
            guard let name = caseName(of: value, in: shape, index) else { return nil }
            let spelling = spelled(type, in: scope)
            let qualifier = Self.inExpression(spelling)
            return (qualifier == spelling || name == "none" ? qualifier : "") + "." + name
        default: return nil
        }
    }

    private func caseName(of value: JSON, in shape: EnumerationShape, _ index: Int) -> String? {
        let position =
            switch (shape.values, value) {
            case (.strings(let values), .string(let text)): values.firstIndex { ExactText.equal($0, text) }
            case (.integers(let values), .number(let number)): values.firstIndex { $0 == number.int }
            default: nil as Int?
            }
        return position.map { ReservedNames.spelled(entries(shape, index)[$0].name) }
    }
}

extension JSON.Number {
    /// Whether a Swift literal has exactly the value of the number.
    fileprivate var hasLiteral: Bool { int != nil || double.isFinite && JSON.Number(double) == self }
}
