import Bricolage
import BricolageTypedSchema
import BricolageValidation
import Testing

extension TypedSchema {
    /// The value of a text; nil where it is not valid.
    func value(of text: String) throws -> Value? {
        let document = try JSONDocument(parsing: text)
        let schema = try compiled()
        do throws(ValidationReport) {
            return try schema.value(of: document)
        } catch {
            #expect(!error.isValid)
            return nil
        }
    }

    /// Which of some texts are valid, by the schema itself and by the document that it makes.
    func verdicts(on texts: String...) throws -> [Bool] {
        let typed = try compiled()
        let plain = try CompiledSchema(JSONDocument(json), options: .assertingFormats)
        return try texts.map { text in
            let document = try JSONDocument(parsing: text)
            let verdict = (try? typed.value(of: document)) != nil
            // The typed schema also refuses values that do not fit into its type.
            #expect(plain.isValid(document) == verdict || text.contains("e30"), "\(text)")
            return verdict
        }
    }
}

/// Whether a document is a schema of draft 2020-12.
func isSchema(_ json: JSON) throws -> Bool {
    let metaschema = try JSONDocument(parsing: #"{"$ref": "https://json-schema.org/draft/2020-12/schema"}"#)
    return try CompiledSchema(metaschema).isValid(json)
}
