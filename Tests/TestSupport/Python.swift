import Foundation
public import Testing

/// Python's `json` module, which knows nothing of us.
public enum Python {
    /// What a skipped test says.
    public static let hint: Comment = "skipped: there is no python3"

    /// The interpreter, if there is one.
    private static let interpreter: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { URL(fileURLWithPath: String($0)).appendingPathComponent("python3") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }

    /// Whether there is one.
    public static var isThere: Bool { interpreter != nil }

    /// The canonical text of each JSON text, nil for those that Python refuses.
    public static func read(_ texts: [[UInt8]]) throws -> [String?] {
        guard let interpreter else { throw CocoaError(.fileNoSuchFile) }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bricolage-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let input = folder.appendingPathComponent("texts")
        let lines = texts.map { $0.map { String(0x100 + Int($0), radix: 16).dropFirst() }.joined() }
        try Data(lines.joined(separator: "\n").utf8).write(to: input)
        let script = folder.appendingPathComponent("read.py")
        try Data(program.utf8).write(to: script)
        let process = Process()
        process.executableURL = interpreter
        process.arguments = [script.path, input.path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let result = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
        return String(decoding: result, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .prefix(texts.count).map { $0 == "refused" ? nil : String($0) }
    }

    /// Reads hexadecimal lines, and writes canonical texts.
    ///
    /// Python takes `NaN` and halves of surrogate pairs, which RFC 8259 has not and no Unicode text can hold.
    private static let program = #"""
        import decimal, json, struct, sys

        sys.setrecursionlimit(20000)
        getattr(sys, "set_int_max_str_digits", lambda _: None)(0)
        SPACE = " \t\r\n"

        class Number:
            def __init__(self, text): self.text = text

        def refuse(text): raise ValueError(text)

        def canonical(value):
            if value is None: return "z"
            if value is True: return "t"
            if value is False: return "f"
            if isinstance(value, Number): return number(value.text)
            if isinstance(value, str): return "s" + value.encode().hex().upper() + ";"
            if isinstance(value, list): return "[" + "".join(map(canonical, value)) + "]"
            members = sorted((key.encode().hex().upper(), canonical(item)) for key, item in value.items())
            return "{" + "".join(key + ":" + item for key, item in members) + "}"

        def number(text):
            sign, digits, exponent = decimal.Decimal(text).as_tuple()
            digits = "".join(map(str, digits)).lstrip("0")
            short = digits.rstrip("0")
            exponent += len(digits) - len(short)
            double = abs(float(text))
            bits = "inf" if double == float("inf") else "%X" % struct.unpack(">Q", struct.pack(">d", double))
            return "n" + (("-" if sign else "") + short + "e%d" % exponent if short else "0") + "=" + bits + ";"

        decimal.getcontext().prec = decimal.MAX_PREC
        for line in open(sys.argv[1]).read().split("\n"):
            try:
                text = bytes.fromhex(line).decode("utf-8")
                text = text[1:] if text.startswith("\ufeff") else text
                value = json.loads(text, parse_int=Number, parse_float=Number, parse_constant=refuse)
                print(canonical(value))
            except (ValueError, UnicodeError):
                print("refused")
        """#
}
