/// Documents that are generated when they are measured: identical on every machine, and not part of the repository.
enum MadeCorpus {
    /// Rows of a table: members of every kind, text of ordinary length.
    static let records = document { random in
        let rows = (0..<8000).map { row in
            let name = "\(random.word) \(random.word)"
            let note = random.below(3) == 0 ? "null" : "\"\(random.words(6))\""
            return """
                {"id":\(row + 1),"name":"\(name)","active":\(random.below(2) == 0),"score":\(random.decimal),\
                "email":"\(random.word).\(random.word)@example.org","created":"2026-0\(random.below(9) + 1)-12T08:15:00Z",\
                "tags":["\(random.word)","\(random.word)"],"note":\(note)}
                """
        }
        return "[\(rows.joined(separator: ","))]"
    }

    /// Lines of a log, with paths, quotes and stack traces.
    static let log = document { random in
        let lines = (0..<6000).map { line in
            #"""
            {"time":\#(1_700_000_000_000 + line * 37),"level":"\#(["info", "warning", "error"][random.below(3)])",\#
            "message":"cannot open \"/var/\#(random.word)/\#(random.word)\": \#(random.words(4))",\#
            "trace":"at \#(random.word) (\#(random.word).js:\#(random.below(900)))\n\tat \#(random.word)\n\tat main\n"}
            """#
        }
        return "{\"lines\":[\(lines.joined(separator: ","))]}"
    }

    /// A table of integers of one to ten digits.
    static let integers = document { random in
        let rows = (0..<2000).map { _ in
            "[\((0..<80).map { _ in String(random.below(1 << (random.below(31) + 2)) - 2) }.joined(separator: ","))]"
        }
        return "[\(rows.joined(separator: ","))]"
    }

    /// One object with 20,000 members.
    static let dictionary = document { random in
        let members = (0..<20_000).map {
            "\"\(random.word)-\($0)\":{\"count\":\(random.below(1000)),\"of\":\"\(random.word)\"}"
        }
        return "{\(members.joined(separator: ","))}"
    }

    /// Paragraphs, indented.
    static let prose = document { random in
        let alphabets = ["a", "à", "а", "あ", "😀"].map { $0.unicodeScalars.first?.value ?? 0 }
        let paragraphs = (0..<1500).map { _ in
            var text = ""
            let first = alphabets[random.below(alphabets.count)]
            for _ in 0..<random.below(400) + 20 {
                let scalar = random.below(6) == 0 ? " " : Unicode.Scalar(first + UInt32(random.below(20))) ?? "?"
                text.unicodeScalars.append(scalar)
            }
            return "    {\n      \"heading\": \"\(random.words(3))\",\n      \"text\": \"\(text)\"\n    }"
        }
        return "{\n  \"paragraphs\": [\n\(paragraphs.joined(separator: ",\n"))\n  ]\n}\n"
    }

    private static func document(_ make: (inout Random) -> String) -> [UInt8] {
        var random = Random()
        return Array(make(&random).utf8)
    }

    /// Pseudorandom numbers, the same each time.
    private struct Random {
        private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

        mutating func below(_ bound: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state >> 33) % bound
        }

        var decimal: String { mutating get { "\(below(1000)).\(below(90) + 10)" } }

        var word: String {
            mutating get {
                let letters = Array("etaoinshrdlu")
                return String((0..<below(8) + 3).map { _ in letters[below(letters.count)] })
            }
        }

        mutating func words(_ count: Int) -> String { (0..<count).map { _ in word }.joined(separator: " ") }
    }
}
