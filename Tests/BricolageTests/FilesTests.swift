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

    @Test func valuesOfFilesAndPipesOneByOne() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("bricolage-\(UUID()).jsonl").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        for layout in JSONElementLayout.allCases {
            var writer = JSONElementWriter(layout)
            var bytes: [UInt8] = []
            for number in 0..<30_000 { bytes += try writer.encode(["number": number]) }
            bytes += writer.finish()
            try Data(bytes).write(to: URL(filePath: path))
            let elements = try [
                JSON.Decoder().elements([String: Int].self, contentsOf: path, as: layout),
                JSON.Decoder().elements([String: Int].self, contentsOf: URL(filePath: path), as: layout),
            ]
            for var elements in elements {
                for number in 0..<30_000 { #expect(try elements.next()?["number"] == number) }
                #expect(try elements.next() == nil)
            }
        }
        let elsewhere = try #require(URL(string: "https://example.com\(path)"))
        #expect(throws: CocoaError.self) {
            try JSON.Decoder().elements(JSON.self, contentsOf: elsewhere, as: .lines)
        }
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data("[1]\n[2".utf8))
        var elements = JSON.Decoder().elements(
            [Int].self, fileDescriptor: pipe.fileHandleForReading.fileDescriptor, as: .lines)
        #expect(try elements.next() == [1])
        try pipe.fileHandleForWriting.write(contentsOf: Data("]".utf8))
        try pipe.fileHandleForWriting.close()
        #expect(try elements.next() == [2])
        #expect(try elements.next() == nil)
        #expect(throws: POSIXError.self) {
            try JSON.Decoder().elements(JSON.self, contentsOf: path + "/absent", as: .lines)
        }
    }

    /// A descriptor belongs to whoever opened it; the number may already stand for another file.
    @Test func theDescriptorOfACallerStaysOpen() throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data("1".utf8))
        try pipe.fileHandleForWriting.close()
        let descriptor = pipe.fileHandleForReading.fileDescriptor
        do {
            var elements = JSON.Decoder().elements(Int.self, fileDescriptor: descriptor, as: .lines)
            #expect(try elements.next() == 1)
            #expect(try elements.next() == nil)
        }
        #expect(fcntl(descriptor, F_GETFD) >= 0)
    }

    /// The parent of a link's folder and a name with a tilde once led to other files.
    @Test func aPathLeadsWhereTheSystemLeads() throws {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appendingPathComponent("bricolage-\(UUID())").path
        defer { try? manager.removeItem(atPath: folder) }
        try manager.createDirectory(atPath: folder + "/far/inner", withIntermediateDirectories: true)
        try manager.createSymbolicLink(atPath: folder + "/link", withDestinationPath: folder + "/far/inner")
        try Data("1".utf8).write(to: URL(filePath: folder + "/menu.json"))
        try Data("2".utf8).write(to: URL(filePath: folder + "/far/menu.json"))
        let path = folder + "/link/../menu.json"
        var elements = try JSON.Decoder().elements(Int.self, contentsOf: path, as: .lines)
        #expect(try elements.next() == 2)
        #expect(try JSON(contentsOf: path) == 2)
        #expect(try JSON.Decoder().decode(Int.self, contentsOf: path) == 2)
        try JSON(3).write(to: path)
        #expect(try JSON(contentsOf: folder + "/far/menu.json") == 3)
        try JSON.Encoder().encode(4, to: path)
        #expect(try JSON(contentsOf: folder + "/far/menu.json") == 4)
        #expect(try JSON(contentsOf: folder + "/menu.json") == 1)

        let name = "~bricolage-\(UUID()).json"
        defer { try? manager.removeItem(atPath: "./" + name) }
        try JSON(5).write(to: name)
        #expect(manager.contents(atPath: name) == Data("5".utf8))
        #expect(try JSON(contentsOf: name) == 5)
        for absent in ["/absent.json", "/absent/../menu.json", "/absent/menu.json"] {
            let error = #expect(throws: CocoaError.self) { try JSON(contentsOf: folder + absent) }
            #expect(error?.code == .fileReadNoSuchFile)
        }
    }
}
