internal import BricolageCore

/// Writes the schema of a shape, from the outermost value inwards.
///
/// Recursion ends at `Shape.maximumDepth`.
struct SchemaWriter {
    let options: InferenceOptions
    /// The reference to each definition.
    let references: [String]
    /// How many documents there were.
    let documentCount: Int
    /// Whether to state null as the only type where only null was seen, although other values may not have been seen
    /// yet.
    let statesNullAlone: Bool

    /// The schema of all values at a place; `true` where nothing is known of them.
    func schema(of shape: ValueShape) -> JSON {
        guard shape.count > 0, shape.unseen == 0 else { return true }
        guard shape.count >= options.valuesPerType, statesNullAlone || shape.nulls < shape.count else {
            return ["$comment": .string(seen(shape))]
        }
        let definitions = Set(shape.references.keys.map { references[$0] }).sorted()
        var alternatives: [JSON] = definitions.map { ["$ref": .string($0)] }
        // Each variant says what holds for its objects; values of other kinds have a schema beside them.
        var others = shape
        others.references = [:]
        if let variants = Variants(shape.objects, options) {
            others.objects = ObjectShape()
            alternatives.insert(
                ["type": "object", "oneOf": .array(JSON.Array(variants.all.map { branch(of: $0) }))], at: 0)
        }
        if others.count > 0 { alternatives.insert(.object(keywords(of: others)), at: 0) }
        return alternatives.count == 1 ? alternatives[0] : ["anyOf": .array(JSON.Array(alternatives))]
    }

    private func seen(_ shape: ValueShape) -> String {
        let kinds = shape.kinds.joined(separator: ", ")
        return "seen \(shape.count == 1 ? "once" : "\(shape.count) times"): \(kinds)"
    }

    private func keywords(of shape: ValueShape) -> JSON.Object {
        var schema: JSON.Object = [:]
        let kinds = shape.kinds
        schema["type"] = kinds.count == 1 ? .string(kinds[0]) : .array(JSON.Array(kinds.map(JSON.string)))
        // Readers that know this format choose a type with room for such numbers; nothing else says that `Int` is too
        // small.
        if shape.numbers.isUnsigned { schema["format"] = "uint64" }
        if shape.texts.count >= options.valuesPerType { addTexts(of: shape, to: &schema) }
        if let elements = shape.arrays.elements.first { add(self.schema(of: elements), "items", to: &schema) }
        if shape.objects.count > 0 {
            // The merged shape is discarded afterwards, so it needs no bounds.
            var unbounded = ShapeBounds(width: .max)
            var objects = shape.objects
            objects.mix(&unbounded)
            addObjects(of: objects.plain, to: &schema)
        }
        return schema
    }

    private func addTexts(of shape: ValueShape, to schema: inout JSON.Object) {
        if let format = shape.texts.formats.name {
            schema["format"] = .string(format)
        } else if let cases = shape.texts.cases, shape.texts.count + shape.nulls == shape.count,
            options.areAll(cases.values, amongDocuments: documentCount)
        {
            var texts = cases.keys.map(\.text).sorted(by: ExactText.precedes).map(JSON.string)
            if shape.nulls > 0 { texts.append(.null) }
            schema[texts.count == 1 ? "const" : "enum"] = texts.count == 1 ? texts[0] : .array(JSON.Array(texts))
        }
    }

    /// Adds a schema under a keyword, if it says anything.
    func add(_ value: JSON, _ keyword: String, to schema: inout JSON.Object) {
        if value != true { schema[keyword] = value }
    }
}
