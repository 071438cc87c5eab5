internal import BricolageCore

/// Writes the schema of a shape, from the outermost value inwards.
///
/// Recursion ends at `Shape.maximumDepth`.
struct SchemaWriter {
    let options: InferenceOptions

    /// The schema of all values at a place; `true` where nothing is known of them.
    func schema(of shape: ValueShape) -> JSON {
        guard shape.count > 0, shape.unseen == 0 else { return true }
        guard shape.count >= options.valuesPerType else { return ["$comment": .string(seldom(shape))] }
        guard let variants = Variants(shape.objects, options) else { return .object(keywords(of: shape)) }
        // Each variant says what holds for its objects; values of other kinds have a schema beside them.
        let union: JSON = ["type": "object", "oneOf": .array(JSON.Array(variants.all.map { branch(of: $0) }))]
        var others = shape
        others.objects = ObjectShape()
        return others.count == 0 ? union : ["anyOf": [.object(keywords(of: others)), union]]
    }

    private func seldom(_ shape: ValueShape) -> String {
        let kinds = shape.kinds.joined(separator: ", ")
        return "seen \(shape.count == 1 ? "once" : "\(shape.count) times"): \(kinds)"
    }

    private func keywords(of shape: ValueShape) -> JSON.Object {
        var schema: JSON.Object = [:]
        let kinds = shape.kinds
        schema["type"] = kinds.count == 1 ? .string(kinds[0]) : .array(JSON.Array(kinds.map(JSON.string)))
        if shape.texts.count >= options.valuesPerType { addTexts(of: shape, to: &schema) }
        if let elements = shape.arrays.elements.first { add(self.schema(of: elements), "items", to: &schema) }
        if shape.objects.count > 0 {
            // What is merged here is thrown away afterwards, so that no bound is to be kept.
            var unbounded = ShapeBounds(width: .max)
            addObjects(of: shape.objects.mixed(&unbounded), to: &schema)
        }
        return schema
    }

    private func addTexts(of shape: ValueShape, to schema: inout JSON.Object) {
        if let format = shape.texts.formats.name {
            schema["format"] = .string(format)
        } else if let cases = shape.texts.cases, shape.texts.count + shape.nulls == shape.count,
            options.areAll(cases.values)
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

extension ValueShape {
    /// The types of the values, by their names in schemas.
    var kinds: [String] {
        var kinds: [String] = []
        if objects.count > 0 { kinds.append("object") }
        if arrays.count > 0 { kinds.append("array") }
        if texts.count > 0 { kinds.append("string") }
        if numbers.count > 0 { kinds.append(numbers.others > 0 ? "number" : "integer") }
        if booleans > 0 { kinds.append("boolean") }
        if nulls > 0 { kinds.append("null") }
        return kinds
    }
}
