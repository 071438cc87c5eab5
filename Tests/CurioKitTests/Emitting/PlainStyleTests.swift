internal import CurioKit
internal import Testing

/// Types in plain Swift: their imports, and the remarks on members that they lose.
@Suite struct PlainStyleTests {
    private static let plain = Generator.Configuration(style: .codable)

    /// Other members are dropped, so their type appears nowhere.
    @Test func whatIsDroppedBringsNoImport() throws {
        let schema = { (version: String) in
            #"{"type": "object", "properties": {"version": \#(version)}, "additionalProperties": {"type": "object"}}"#
        }
        #expect(try !text(schema(#"{"type": "string"}"#), Self.plain).contains("import"))
        #expect(try text(schema("{}"), Self.plain).contains("public import Bricolage"))
    }

    private func branch(_ title: String, _ member: String, _ more: String = "") -> String {
        """
        {"title": "\(title)", "type": "object", "required": ["name"],
         "properties": {"name": {"type": "string"}, "\(member)": {"type": "string"}}\(more)}
        """
    }

    private func losses(_ branches: String...) throws -> [String] {
        try remarks(#"{"title": "T", "oneOf": [\#(branches.joined(separator: ", "))]}"#, Self.plain)
            .filter { $0.contains("fits several of these types") }
    }

    @Test func membersThatAUnionMayLoseAreToldWithTheirPlace() throws {
        let told = try losses(branch("Cat", "meow"), branch("Dog", "bark"))
        #expect(told.count == 1 && told[0].hasPrefix("s.json:1:25: warning: "))
        let closed = #", "additionalProperties": false"#
        #expect(try losses(branch("Cat", "meow", closed), branch("Dog", "bark", closed)).isEmpty)
        #expect(try losses(branch("Cat", "meow", closed), branch("Dog", "bark")).isEmpty)
        let longer = branch("Dog", "bark").replacing(#"["name"]"#, with: #"["name", "bark"]"#)
        #expect(try losses(branch("Cat", "meow"), longer).isEmpty)
        let kinds = ["tabby", "collie"].map {
            branch($0, $0 + " own").replacing(#"{"type": "string"}, "#, with: #"{"const": "\#($0)"}, "#)
        }
        #expect(try losses(kinds[0], kinds[1]).isEmpty)
    }
}
