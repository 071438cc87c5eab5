import Foundation
import Testing

@Suite("Checking constraints while reading")
struct ConstraintOptionTests {
    @Test("is an option of generate and of coverage")
    func option() throws {
        let folder = ConfigurationTests.folder
        let plain = try CurioRun("generate", "menu.schema.json", folder: folder)
        #expect(!plain.output.contains("refuseNulls"))
        let checked = try CurioRun("generate", "--constraints", "menu.schema.json", folder: folder)
        #expect(checked.status == 0, "\(checked.errors)")
        #expect(checked.output.contains("fields.refuseNulls()"))

        let menu = #"{"dishes": [], "kind": "lunch", "price": null}"#
        let kept = try CurioRun("coverage", "--schema", "menu.schema.json", input: menu, folder: folder)
        #expect(kept.output.contains("0 refused"))
        let refused = try CurioRun(
            "coverage", "--constraints", "--schema", "menu.schema.json", input: menu, folder: folder)
        #expect(refused.output.contains("1 refused"))
    }
}
