import Foundation
import Testing

@Suite("Exit status and messages")
struct StatusTests {
    @Test(
        "wrong usage is 64",
        arguments: [
            ["nonsense"], ["format", "--indent", "3"], ["format", "--compact", "--indent", "2"],
            ["generate", "--style"],
            ["generate", "--style", "fancy"], ["generate", "--access", "private"], ["format", "a", "b"], ["--nonsense"],
        ])
    func usage(arguments: [String]) throws {
        let run = try CurioRun(arguments: arguments, input: Array("{}".utf8))
        #expect(run.status == 64)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("error: "))
    }

    @Test(
        "reading two inputs from standard input is wrong usage",
        arguments: [
            "validate -s -", "validate -s - x.json -", "coverage -s -", "coverage -s - x.json -", "explain -",
            "explain - -", "test -s -", "compatible - -", "validate --schema=-#/$defs/a", "compatible -- - -#/$defs/a",
        ])
    func sharedInput(arguments: String) throws {
        let run = try CurioRun(
            arguments: arguments.split(separator: " ").map(String.init), input: Array("{}".utf8))
        #expect(run.status == 64 && run.errors.hasPrefix("error: standard input cannot be both "), "\(run.errors)")
    }

    @Test(
        "naming standard input twice is wrong usage",
        arguments: [
            "validate -s s.json - -", "coverage -s s.json - x.json -", "infer - -", "lint - -", "metaschema - -",
            "test - -", "generate - -", "generate - -#/$defs/a",
        ])
    func repeatedInput(arguments: String) throws {
        let run = try CurioRun(
            arguments: arguments.split(separator: " ").map(String.init), input: Array("{}".utf8))
        #expect(run.status == 64 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("error: standard input can be read only once."), "\(run.errors)")
    }

    @Test("--lines together with --yaml is wrong usage", arguments: ["infer", "validate -s x", "coverage -s x"])
    func layouts(command: String) throws {
        let run = try CurioRun(
            arguments: command.split(separator: " ").map(String.init) + ["--lines", "--yaml"], input: [])
        #expect(run.status == 64 && run.errors.hasPrefix("error: --lines and --yaml "), "\(run.errors)")
    }

    @Test("standard input is called the same in every command", arguments: ["sample", "sample -", "infer -", "lint -"])
    func standardInput(command: String) throws {
        let run = try CurioRun(
            arguments: command.split(separator: " ").map(String.init),
            input: Array((command.hasPrefix("sample") ? "false" : "{").utf8))
        #expect((run.errors + run.output).hasPrefix("<stdin>:"), "\(run.errors)")
    }

    @Test("a missing file, or a folder as input, is status 66", arguments: ["generate", "format"])
    func noInput(command: String) throws {
        let scratch = try Scratch()
        #expect(try CurioRun(command, "").errors == "error: the name of a file is empty\n")
        for path in ["missing.json", ".", "missing/x.json"] {
            let run = try CurioRun(command, path, folder: scratch.folder)
            #expect(run.status == 66, "\(path)")
            #expect(run.output.isEmpty)
            #expect(run.errors.hasPrefix("\(path): error: cannot be read: "))
            #expect(!run.errors.contains("NSCocoa"))
        }
    }

    @Test(
        "--schema for a command that takes the schema as an argument is answered with the right command",
        arguments: [
            ("sample --schema x.json", "sample", "--schema", "x.json"),
            ("explain d.json -s x.json", "explain", "-s", "x.json"),
            ("generate --schema=x.json", "generate", "--schema", "x.json"),
            ("bundle --schema", "bundle", "--schema", "<schema>"),
        ])
    func schemaOption(arguments: String, command: String, option: String, schema: String) throws {
        let run = try CurioRun(arguments: arguments.split(separator: " ").map(String.init), input: [])
        #expect(run.status == 64)
        let expected = "error: curio \(command) takes a schema without \(option): curio \(command) \(schema)\nUsage: "
        #expect(run.errors.hasPrefix(expected), "\(run.errors)")
        // infer takes no schema at all.
        #expect(try CurioRun("infer", option, "x.json").errors.hasPrefix("error: Unknown option '\(option)'"))
    }

    @Test("several schemas for a command that takes one are refused, since the last one alone would count")
    func repeatedSchema() throws {
        for (arguments, count) in [
            (["validate", "-s", "a.json", "-s", "b.json", "x.json"], 2),
            (["test", "--schema=a.json", "x.json", "--schema", "b.json"], 2),
            (["coverage", "-s", "a.json", "--schema", "b.json", "-s=c.json", "x.json"], 3),
        ] {
            let run = try CurioRun(executable: CurioRun.binary, arguments: arguments, input: [])
            #expect(run.status == 64)
            #expect(run.errors == "error: curio \(arguments[0]) takes one --schema, and there are \(count)\n")
        }
        let scratch = try Scratch()
        try scratch.write("{}", to: "s.json")
        try scratch.write("1", to: "-s")
        #expect(try CurioRun("validate", "-s", "s.json", "--", "-s", folder: scratch.folder).status == 0)
    }

    @Test(
        "a misspelt --schema is an unknown option, and not merely a missing schema",
        arguments: [("validate", "--schem"), ("validate", "--shcema=x.json"), ("coverage", "--schemas")])
    func misspeltSchemaOption(command: String, option: String) throws {
        let run = try CurioRun(command, option, "x.json", "--mask", "--comments")
        let name = option.prefix { $0 != "=" }
        #expect(run.status == 64)
        #expect(
            run.errors.hasPrefix("error: Unknown option '\(name)'. Did you mean '--schema'?\nUsage: "), "\(run.errors)")
        let missing = try CurioRun("validate", "x.json", "--mask", "--comments", "--", "--schem")
        #expect(missing.errors.hasPrefix("error: Missing expected argument '--schema"), "\(missing.errors)")
    }

    /// The letters of `-schema` are options of one letter for the argument parser: it printed help, with status 0.
    @Test(
        "-schema with one dash is an unknown option", arguments: ["validate -schema s.json x", "test -schema=s.json x"])
    func schemaWithOneDash(arguments: String) throws {
        let run = try CurioRun(arguments: arguments.split(separator: " ").map(String.init), input: [])
        #expect(run.status == 64 && run.output.isEmpty)
        #expect(run.errors == "error: Unknown option '-schema'. Did you mean '--schema'?\n")
    }

    /// The help went where the output of a command was expected, with status 0.
    @Test("input without a command is wrong usage, and no input asks for help")
    func noCommand() throws {
        for line in ["echo '{}' | \"$CURIO\"", "\"$CURIO\" < s.json"] {
            let scratch = try Scratch()
            try scratch.write("{}", to: "s.json")
            let run = try CurioRun(shell: line, folder: scratch.folder)
            #expect(run.status == 64 && run.output.isEmpty)
            #expect(run.errors.hasPrefix("error: standard input is given, but no command; curio generate "))
        }
        let help = try CurioRun(shell: "\"$CURIO\" </dev/null")
        #expect(help.status == 0 && help.output.hasPrefix("OVERVIEW: "))
    }

    /// The messages named `maximumSize`, an option of the library.
    @Test("a line or a YAML text beyond the limit is told with what may be larger")
    func limits() throws {
        let scratch = try Scratch()
        try scratch.write("{}", to: "s.json")
        for (option, words) in [
            (
                "--lines",
                "a line of JSON Lines is larger than the limit of 67108864 bytes; a single JSON text may be larger"
            ),
            (
                "--yaml",
                "is larger than the limit of 67108864 bytes; JSON may be larger, and several files may hold the documents"
            ),
        ] {
            let run = try CurioRun(
                shell: "head -c 67108865 /dev/zero | tr '\\0' 1 | \"$CURIO\" validate -s s.json \(option) --mask",
                folder: scratch.folder)
            #expect(run.status == 65)
            #expect((run.output + run.errors).contains("error: \(words)\n"), "\(run.output.prefix(500))\(run.errors)")
        }
    }

    @Test("the error about an unknown command names the nearest one, or the option that lists all")
    func unknownCommand() throws {
        for (arguments, errors) in [
            (["valdate", "x"], #"error: there is no command "valdate"; did you mean "validate"?"#),
            (["help", "lnit"], #"error: there is no command "lnit"; did you mean "lint"?"#),
            (["nonsense"], #"error: there is no command "nonsense"; curio --help lists all"#),
            (["hepl"], #"error: there is no command "hepl"; did you mean "help"?"#),
        ] {
            let run = try CurioRun(arguments: arguments, input: [])
            #expect(run.status == 64)
            #expect(run.errors == errors + "\n")
        }
    }

    @Test("help and version go to standard output, with status 0")
    func answers() throws {
        for (arguments, beginning) in [
            (["--help"], "OVERVIEW: Swift types from JSON Schema, and checks of documents and schemas.\n"),
            (["help", "generate"], "OVERVIEW: Write Swift types for a JSON Schema.\n"),
            (["format", "--help"], "OVERVIEW: Reformat JSON without changing its content.\n"),
            (["--generate-completion-script", "bash"], "#!/bin/bash\n"),
        ] {
            let run = try CurioRun(arguments: arguments, input: [])
            #expect(run.status == 0, "\(arguments)")
            #expect(run.output.hasPrefix(beginning), "\(run.output.prefix(100))")
            #expect(run.errors.isEmpty)
        }
        for arguments in [["--version"], ["format", "--version"]] {
            let run = try CurioRun(arguments: arguments, input: [])
            #expect(run.status == 0 && run.errors.isEmpty)
            #expect(run.output.wholeMatch(of: #/\d+\.\d+\.\d+\n/#) != nil, "\(run.output)")
        }
    }

    @Test("help describes every option, however narrow the terminal", arguments: ["20", "0", "-5", "49", "200"])
    func narrowHelp(columns: String) throws {
        let run = try CurioRun("help", "sample", environment: ["COLUMNS": columns])
        #expect(run.status == 0)
        let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.hasPrefix("OVERVIEW: Make documents that a schema accepts."), "\(run.output)")
        #expect(words.contains("--count <count> How many documents. (default: 1)"), "\(run.output)")
        let longest = run.output.split(separator: "\n").filter { !$0.hasPrefix("USAGE") }.map(\.count).max() ?? 0
        #expect(longest <= max(50, Int(columns) ?? 0))
    }

    @Test("a reader that goes away is status 73 without a message, not a signal")
    func brokenPipe() throws {
        let scratch = try Scratch()
        try scratch.write("[" + String(repeating: "1,", count: 500_000) + "1]", to: "long.json")
        let line = "{ \"$CURIO\" format long.json; echo $? >status; } | head -c 1 >/dev/null"
        let run = try CurioRun(shell: line, folder: scratch.folder)
        #expect(run.errors.isEmpty)
        #expect(try scratch.text("status") == "73\n")
    }

    @Test("a full or closed standard output is 73", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func fullDevice() throws {
        for line in [
            "echo '[1]' | \"$CURIO\" format >/dev/full", "echo '[1]' | \"$CURIO\" format >&-",
            "\"$CURIO\" help >/dev/full", "\"$CURIO\" --version >/dev/full",
        ] {
            let run = try CurioRun(shell: line)
            #expect(run.status == 73, "\(line)")
            #expect(run.errors.hasPrefix("<stdout>: error: cannot be written: "))
        }
    }

    @Test(
        "a large input through a pipe is passed on whole, in linear time",
        arguments: [
            "[" + String(repeating: "\"0123456789abcdef\",", count: 1_000_000) + "1]",
            "[\"" + String(repeating: "0123456789abcdef", count: 1_000_000) + "\"]",
        ])
    func largeInput(text: String) throws {
        let scratch = try Scratch()
        try scratch.write(text + "\n", to: "large.json")
        let line = """
            ulimit -t 60; { cat large.json | "$CURIO" format --compact; echo $? >status; } | cmp - large.json; echo $?
            """
        let run = try CurioRun(shell: line, folder: scratch.folder)
        #expect(run.output == "0\n" && run.errors.isEmpty, "\(run.errors)")
        #expect(try scratch.text("status") == "0\n")
    }

    @Test(
        "an argument that is not UTF-8 is refused, not repaired",
        arguments: [
            ("format $(printf 'a\\377.json')", 2), ("generate meal.json --output $(printf '\\303.swift')", 4),
            ("generate --name $(printf 'a\\355\\240\\200') meal.json", 3), ("$(printf '\\200')", 1),
        ])
    func invalidArguments(arguments: String, position: Int) throws {
        let scratch = try Scratch()
        try scratch.write(GenerateTests.schema, to: "meal.json")
        let run = try CurioRun(shell: "\"$CURIO\" \(arguments)", folder: scratch.folder)
        #expect(run.status == 64)
        #expect(run.output.isEmpty)
        #expect(run.errors == "error: argument \(position) is not UTF-8, which names and paths must be\n")
        #expect(try scratch.names() == ["meal.json"])
    }
}
