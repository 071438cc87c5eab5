import Foundation
import TestSupport
import Testing

/// `Scripts/check-unsafe` refuses unsafe memory in files that the architecture does not list.
@Suite(.enabled(if: Python.isThere, Python.hint)) struct UnsafeMemoryTests {
    private static let table = """
        ## Unsafe memory

        | Files | What is always true |
        |---|---|
        | `Room/` `Owner`, `Inner/Other` | as much is read as there is |
        """
    private static let use = "func first(_ bytes: UnsafePointer<UInt8>) -> UInt8 { bytes.pointee }\n"

    /// The exit status of the script for a checkout with these sources.
    private func status(_ sources: [String: String]) throws -> Int32 {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("bricolage-\(UUID())")
        defer { try? FileManager.default.removeItem(at: root) }
        for (path, text) in sources.merging(["Documentation/Architecture.md": Self.table], uniquingKeysWith: { $1 }) {
            let file = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return try Python.run(script: "check-unsafe", "--root", root.path)
    }

    @Test func filesThatAreListedMayUseIt() throws {
        let sources = ["Sources/Room/Owner.swift": Self.use, "Sources/Room/Inner/Other.swift": Self.use]
        #expect(try status(sources) == 0)
        let others = [
            "Sources/Room/Safe.swift": "/// Not unsafe: an UnsafePointer is elsewhere.\nlet text = \"unsafe\"\n"
        ]
        #expect(try status(sources.merging(others) { $1 }) == 0)
    }

    @Test(arguments: [
        use, "let bits = unsafeBitCast(1.0, to: UInt64.self)\n", "let one = withUnsafeBytes(of: 1) { $0[0] }\n",
        "var memory: Unmanaged<Owner>?\n", "let text = \"\\(1)\"; let two = unsafe read()\n",
    ])
    func othersAreRefused(planted: String) throws {
        let sources = [
            "Sources/Room/Owner.swift": Self.use, "Sources/Room/Inner/Other.swift": Self.use,
            "Sources/Room/Planted.swift": planted,
        ]
        #expect(try status(sources) == 1)
    }

    @Test func whatIsListedForNothingIsRefused() throws {
        #expect(try status(["Sources/Room/Owner.swift": Self.use]) == 1)
    }
}
