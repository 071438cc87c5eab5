extension TypeGraphBuilder {
    /// The type of a member, an element or a value of a map.
    ///
    /// By the letter, a schema without `type` says nothing of values of other kinds than the one its keywords speak of,
    /// and a condition nothing of values that do not meet it: these are valid too, null among them.
    mutating func value(of parts: [SchemaPart], _ context: Context) throws(GenerationError) -> TypeExpression {
        let parts = simplified(parts)
        if parts.count == 1, parts[0].isLoose {
            // Whoever meets the one condition meets all of its schema.
            var part = parts[0]
            part.isLoose = false
            part.isOneOfSeveral = false
            // Inside the call, the builder would be copied before it builds.
            let meeting = try build([part], context)
            return parts[0].isOneOfSeveral ? orAnything(meeting, context) : otherKinds(beside: meeting)
        }
        let type = try build(parts, context)
        let expansion = expanded(parts)
        guard expansion.alternations.isEmpty, kinds(of: expansion.parts) != nil, !isTyped(expansion.parts) else {
            return type
        }
        return otherKinds(beside: type)
    }

    func otherKinds(beside type: TypeExpression) -> TypeExpression {
        guard configuration.style == .fast else { return type }
        return configuration.keepsOtherKinds ? type.orOtherKinds : type.orNull
    }
}
