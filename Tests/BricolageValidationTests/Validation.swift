import Bricolage
import BricolageSchema
import BricolageValidation

/// The compiled schema of a JSON text.
func compiled(_ schema: String, _ options: ValidationOptions = ValidationOptions()) throws -> CompiledSchema {
    try CompiledSchema(JSONDocument(parsing: schema), options: options)
}

/// Whether a text is valid by a schema.
///
/// The verdict, the report and the output, which records everything, must agree.
func isValid(_ text: String, by schema: String, _ options: ValidationOptions = ValidationOptions()) throws -> Bool {
    let schema = try compiled(schema, options)
    let document = try JSONDocument(parsing: text)
    let verdict = schema.isValid(document)
    let report = schema.report(on: document)
    precondition(report.interruption != nil || report.isValid == verdict, "the report says something else")
    if let flag = try? schema.output(on: document, as: .flag) {
        precondition(flag["valid"] == .bool(verdict), "the output says something else")
    }
    return verdict
}
