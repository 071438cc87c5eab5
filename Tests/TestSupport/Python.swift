import Foundation
public import Testing

/// Python's `json` module, which is independent of ours.
public enum Python {
    /// The comment of a skipped test.
    public static let hint: Comment = "skipped: there is no python3"

    /// The interpreter, if there is one.
    private static let interpreter: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { URL(fileURLWithPath: String($0)).appendingPathComponent("python3") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }

    /// Whether Python is available.
    public static var isThere: Bool { interpreter != nil }

    /// The canonical text of each JSON text, nil for those that Python refuses.
    public static func read(_ texts: [[UInt8]]) throws -> [String?] {
        guard let interpreter else { throw CocoaError(.fileNoSuchFile) }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bricolage-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let input = folder.appendingPathComponent("texts")
        try Data(texts.map { Array("\($0.count)\n".utf8) + $0 }.joined()).write(to: input)
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

    /// Runs a script of the folder `Scripts`, and returns its status.
    public static func run(script name: String, _ arguments: String...) throws -> Int32 {
        guard let interpreter else { throw CocoaError(.fileNoSuchFile) }
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let process = Process()
        process.executableURL = interpreter
        process.arguments = [root.appendingPathComponent("Scripts/\(name)").path] + arguments
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Reads texts, each after a line with its size, and writes canonical texts.
    ///
    /// Python accepts `NaN`, which RFC 8259 does not allow, and halves of surrogate pairs, which no Unicode text can
    /// contain.
    private static let program = #"""
        import json, struct, sys

        sys.setrecursionlimit(20000)
        getattr(sys, "set_int_max_str_digits", lambda _: None)(0)

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
            sign = text.startswith("-")
            mantissa, _, power = text.lstrip("-").lower().partition("e")
            whole, _, fraction = mantissa.partition(".")
            power = int(power or "0")
            digits = (whole + fraction).lstrip("0")
            short = digits.rstrip("0")
            exponent = str(power + len(digits) - len(short) - len(fraction)) if abs(power) < 1 << 40 else "huge"
            double = abs(float(text))
            bits = "inf" if double == float("inf") else "%X" % struct.unpack(">Q", struct.pack(">d", double))
            return "n" + (("-" if sign else "") + short + "e" + exponent if short else "0") + "=" + bits + ";"

        texts = open(sys.argv[1], "rb")
        while size := texts.readline():
            try:
                text = texts.read(int(size)).decode("utf-8")
                text = text[1:] if text.startswith("\ufeff") else text
                value = json.loads(text, parse_int=Number, parse_float=Number, parse_constant=refuse)
                print(canonical(value))
            except (ValueError, UnicodeError):
                print("refused")
        """#
}
