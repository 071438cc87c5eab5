internal import BricolageCore
internal import Foundation

/// Checks of any value, for types that write schemas.
public protocol RootScopeValidatorsDSL {}

extension RootScopeValidatorsDSL {
    /// Accepts `null`.
    public func null() -> JSONValueValidator {
        scoped("null") { $0.isNull() ? NSNull() : nil }
    }

    /// Accepts a number that all these validators accept.
    public func number(_ validators: NumberValidator...) -> JSONValueValidator {
        scoped("a number", validators) { $0.asNumber() }
    }

    /// Accepts a string that all these validators accept.
    public func string(_ validators: StringValidator...) -> JSONValueValidator {
        scoped("a string", validators) { $0.asString() }
    }

    /// Accepts `true` and `false`.
    public func bool() -> JSONValueValidator {
        scoped("true or false") { $0.asBool() }
    }

    /// Accepts any object.
    public func object() -> JSONValueValidator {
        scoped("an object") { $0.asObject() }
    }

    /// Accepts an object that all these validators accept.
    public func object(_ validators: ObjectValidator...) -> JSONValueValidator {
        scoped("an object", validators) { $0.asObject() }
    }

    /// Accepts an array that all these validators accept.
    public func array(_ validators: ArrayValidator...) -> JSONValueValidator {
        scoped("an array", validators) { $0.asArray() }
    }

    /// Accepts an object that is valid by a schema.
    public func schema<S: JSONSchemaType>(_ schema: S) -> ObjectValidator where S.PropertyName.RawValue == String {
        let rules = SharedObjectRules(schema)
        return { object in _ = try rules.shared.validate(object) }
    }

    /// Accepts one of these values.
    public func `enum`<T: Comparable & Hashable>(_ values: [T]) -> ContentValidator<T> {
        let accepted = Set(values)
        return { value in
            guard !accepted.contains(value) else { return }
            let text = value as? String
            let similar = text.flatMap { NearestSpelling.find($0, among: values.lazy.compactMap { $0 as? String }) }
            throw JSONValidationError(
                .notListed(
                    values.map { $0 is String ? "\"\($0)\"" : "\($0)" }, found: text?.summary ?? "\(value)",
                    similar: similar))
        }
    }

    /// Accepts a value with a content that all these validators accept.
    private func scoped<T>(
        _ words: String, _ validators: [ContentValidator<T>] = [], content: @escaping (JSONValue) -> T?
    ) -> JSONValueValidator {
        { value in
            guard let content = content(value) else {
                throw JSONValidationError(.type(expected: words, found: value.summary))
            }
            try validateAll(content, by: validators)
        }
    }
}

/// Runs all validators, and throws everything that they find.
func validateAll<T>(_ content: T, by validators: [ContentValidator<T>]) throws {
    var found = IssueCollection()
    for validator in validators { found.collect { try validator(content) } }
    try found.check()
}
