internal import BricolageCore
internal import Synchronization

/// What a schema says, asked for once: properties of schemas are often computed, and make patterns anew each time.
struct ObjectRules<Schema: JSONSchemaType> where Schema.PropertyName.RawValue == String {
    let properties: [Schema.PropertyName: JSONValueValidator]
    /// In the order of their sources, since a dictionary has another order on each run.
    let patterns: [(key: PatternPropertyName, value: JSONValueValidator)]
    let allowsOthers: Bool
    let required: [Schema.PropertyName]
    let dependencies: [Schema.PropertyName: PropertyDependency<Schema.PropertyName>]

    init(_ schema: Schema) {
        properties = schema.properties
        patterns = schema.patternProperties.sorted { ExactText.precedes($0.key.source, $1.key.source) }
        allowsOthers = schema.additionalProperties
        required = schema.required
        dependencies = schema.dependencies
    }
}

/// The rules of a schema inside another one, made for the first object, for a schema may contain itself.
///
///     schema(Tree()) ──▶ rules of the children ──▶ rules of their children …
final class SharedObjectRules<Schema: JSONSchemaType> where Schema.PropertyName.RawValue == String {
    private let schema: Schema
    private let lock = Mutex(())
    private var rules: ObjectRules<Schema>?

    init(_ schema: Schema) {
        self.schema = schema
    }

    /// The rules.
    ///
    /// Code of before Swift 6 may use a validator from several threads at once. They may then make the rules several
    /// times, but not while they hold the lock, because code of the schema runs meanwhile.
    var shared: ObjectRules<Schema> {
        var known: ObjectRules<Schema>?
        lock.withLock { _ in known = rules }
        if let known { return known }
        let made = ObjectRules(schema)
        lock.withLock { _ in rules = made }
        return made
    }
}
