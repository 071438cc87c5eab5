import Bricolage

/// libFuzzer's own loop; SwiftPM keeps `main` for itself, so the program calls it.
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ body: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

@main
enum FuzzParsing {
    static func main() {
        var count = CommandLine.argc
        var arguments = CommandLine.unsafeArgv
        _ = runFuzzer(&count, &arguments) { start, count in
            let text = Array(UnsafeBufferPointer(start: start, count: count))
            FuzzParsing.check(text)
            FuzzParsing.compareKernels(text)
            return 0
        }
    }

    /// Parses any bytes.
    ///
    /// What is accepted must survive writing and parsing again; what is refused must be refused inside the text.
    static func check(_ text: [UInt8]) {
        let options = JSONParsingOptions(duplicateKeys: .keep)
        do {
            let document = try JSONDocument(parsing: text, options: options)
            let value = document.json
            let written = try JSON(parsing: value.description, options: options)
            precondition(written == value, "writing changed the value")
            precondition(written.hashValue == value.hashValue, "equal values have different hashes")
            visit(document.root)
        } catch {
            precondition(0...text.count ~= error.location.offset, "the place is outside of the text")
        }
    }

    /// Asks every node for everything it can tell.
    private static func visit(_ root: JSONDocument.Node) {
        var pending = [root]
        while let node = pending.popLast() {
            precondition(node.integer(Int64.self) == node.number?.integer(Int64.self), "two answers for one integer")
            precondition(node.double?.bitPattern == node.json.double?.bitPattern, "two answers for one double")
            for element in node.elements { pending.append(element) }
            for member in node.members { pending.append(member.value) }
        }
    }
}
