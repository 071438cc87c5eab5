public import BricolageValidation

extension ObjectSchema {
    /// Compiles the schema with the validator.
    ///
    /// - Parameter options: Formats are asserted unless these say otherwise.
    /// - Throws: `SchemaIssues` for what is no schema, such as a pattern that is none.
    public static func compiled(
        options: ValidationOptions = .assertingFormats
    ) throws -> CompiledTypedSchema<ValidatedObject<Self>> {
        try schema.compiled(options: options)
    }
}
