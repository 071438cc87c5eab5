public import BricolageValidation

extension ObjectSchema {
    /// Compiles the schema with the validator.
    ///
    /// - Parameter options: The options; by default formats are asserted.
    /// - Throws: `SchemaIssues` if the schema is invalid, such as a malformed pattern.
    public static func compiled(
        options: ValidationOptions = .assertingFormats
    ) throws -> CompiledTypedSchema<ValidatedObject<Self>> {
        try schema.compiled(options: options)
    }
}
