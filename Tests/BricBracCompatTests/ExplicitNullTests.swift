import BricBracCompat
import Bricolage
import Testing

@Suite struct ExplicitNullTests {
    @Test func isReadWhereNullUsuallyMeansAbsence() throws {
        let root = try JSONDocument(parsing: #"{"a": null}"#).root
        #expect(try root.decodeIfPresent(ExplicitNull.self, at: "a") == .some(.null))
        #expect(try root.decodeIfPresent(ExplicitNull.self, at: "b") == nil)
        #expect(try root.decodeIfPresent(String.self, at: "a") == nil)
    }
}
