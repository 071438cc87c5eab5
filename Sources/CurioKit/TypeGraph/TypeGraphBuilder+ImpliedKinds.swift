extension TypeGraphBuilder {
    /// The type of a member, an element or a value of a map.
    ///
    /// By the letter, a schema without `type` says nothing of values of other kinds than the one its keywords speak of,
    /// and a condition nothing of values that do not meet it: these are valid too, null among them.
    mutating func value(of parts: [SchemaPart], _ context: Context) throws(GenerationError) -> TypeExpression {
        let type = try build(parts, context)
        guard configuration.style == .fast, type != .any else { return type }
        let expansion = expanded(parts)
        guard expansion.alternations.isEmpty, kinds(of: expansion.parts) != nil, !isTyped(expansion.parts) else {
            return type
        }
        return configuration.keepsOtherKinds ? type.orOtherKinds : type.orNull
    }
}
