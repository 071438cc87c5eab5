import Bricolage
import Foundation
import Testing

@Suite struct FilesTests {
    @Test func valuesAndModelsThroughFiles() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("bricolage-\(UUID()).json").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let value: JSON = ["b": 1, "a": [1.0, "é"]]
        try value.write(to: path, formatting: .pretty)
        #expect(try JSON(contentsOf: path) == value)
        #expect(try JSONDocument(contentsOf: path).root.members.map(\.key) == ["b", "a"])
        try JSON.Encoder().encode(["k": 1], to: path)
        #expect(try JSON.Decoder().decode([String: Int].self, contentsOf: path) == ["k": 1])
        #expect(throws: (any Error).self) { try JSON(contentsOf: path + "/absent") }
        try Data("[1,]".utf8).write(to: URL(filePath: path))
        #expect(throws: JSONSyntaxError.self) { try JSON(contentsOf: path) }
    }
}
