internal import BricolageCore

extension JSONSchemaType where PropertyName.RawValue == String {
    /// Validates an object.
    ///
    /// Takes linear time in the object, for each pattern.
    /// - Throws: `JSONValidationError` with everything that is wrong.
    public func validate(against json: JSONObject) throws -> ValidatedJSON<PropertyName> {
        try ObjectRules(self).validate(json)
    }
}

extension ObjectRules {
    /// Validates an object.
    func validate(_ object: JSONObject) throws -> ValidatedJSON<Schema.PropertyName> {
        guard StackRoom.isLeft else { throw JSONValidationError(.depthLimit) }
        var validation = ObjectValidation(rules: self)
        for (key, value) in object { validation.visit(value, at: key) }
        return try validation.finish(object)
    }
}

/// The validation of one object.
private struct ObjectValidation<Schema: JSONSchemaType> where Schema.PropertyName.RawValue == String {
    typealias Name = Schema.PropertyName

    private let rules: ObjectRules<Schema>
    private var present: Set<Name> = []
    private var missing: Set<Name> = []
    private var result = ValidatedJSON<Name>()
    private var faultyMembers: [(key: String, issues: [JSONValidationError.Issue])] = []
    private var found = IssueCollection()

    /// The names that the schema does not have, for the search of misspelt ones.
    private lazy var unknownNames = result.others.keys.filter { Name(rawValue: $0) == nil }
        .sorted { ExactText.precedes($0, $1) }

    init(rules: ObjectRules<Schema>) {
        self.rules = rules
    }

    /// Validates a member.
    mutating func visit(_ value: JSONValue, at key: String) {
        let name = Name(rawValue: key)
        if let name { present.insert(name) }
        var found = IssueCollection()
        if let name, let validator = rules.properties[name] {
            found.collect(at: key) { try validator(value) }
            result.properties[name] = value.asRawValue()
        } else {
            var isDescribed = false
            for (pattern, validator) in rules.patterns {
                found.collect(at: key) {
                    guard try pattern.matches(key) else { return }
                    isDescribed = true
                    try validator(value)
                }
            }
            if !isDescribed, !rules.allowsOthers, found.issues.isEmpty {
                found.add(JSONValidationError.Issue(.additional).inside(key))
            }
            result.others[key] = value.asRawValue()
        }
        if !found.issues.isEmpty { faultyMembers.append((key, found.issues)) }
    }

    /// Validates the object as a whole, after its members.
    mutating func finish(_ object: JSONObject) throws -> ValidatedJSON<Name> {
        // Dictionaries have another order on each run.
        faultyMembers.sort { ExactText.precedes($0.key, $1.key) }
        for member in faultyMembers { found.add(member.issues) }
        for name in rules.required { require(name) }
        let dependencies = rules.dependencies.sorted { ExactText.precedes($0.key.rawValue, $1.key.rawValue) }
        for (name, dependency) in dependencies where present.contains(name) {
            switch dependency {
            case .property(let names): for other in names { require(other, by: name) }
            case .schema(let schema):
                found.collect {
                    let validated = try schema.validator(object)
                    result.merge(validated) { key in Name(rawValue: key).map { rules.properties[$0] != nil } ?? false }
                }
            }
        }
        try found.check()
        return result
    }

    /// Each missing property is reported once.
    private mutating func require(_ name: Name, by other: Name? = nil) {
        guard !present.contains(name), missing.insert(name).inserted else { return }
        let similar = NearestSpelling.find(name.rawValue, among: unknownNames)
        found.add(JSONValidationError.Issue(.missing(name.rawValue, requiredBy: other?.rawValue, similar: similar)))
    }
}
