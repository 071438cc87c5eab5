import Bricolage
import BricolageSchema
import Testing

/// The schema of a type, which must have no gaps.
func completeSchema<T: Decodable>(of type: T.Type) -> JSON {
    let schema = DescribedSchema(of: type)
    #expect(schema.gaps == [])
    return schema.json
}
