import Testing

/// Types that are the same in name and content.
@Suite struct EqualTypesTests {
    private func schema(_ first: String, _ second: String, name: String) -> String {
        """
        {"title": "T", "type": "object", "properties": {
          "x": {"type": "object", "properties": {"\(name)": \(first)}, "required": ["\(name)"]},
          "y": {"type": "object", "properties": {"\(name)": \(second)}}}}
        """
    }

    private static let part = #"{"type": "object", "properties": {"q": {"type": "string"}}}"#
    private static let other = #"{"type": "object", "properties": {"q": {"type": "integer"}}}"#

    @Test func areOneTypeAtTheTop() throws {
        let lines = try text(schema(Self.part, Self.part, name: "part")).split(separator: "\n")
        #expect(lines.filter { $0.contains("struct Part") }.map { $0.prefix(18) } == ["public struct Part"])
        #expect(lines.filter { $0.hasSuffix(": Part") || $0.hasSuffix(": Part?") }.count == 2)
    }

    @Test func areCalledAfterTheirOwnerWhereTheNameSaysNothing() throws {
        let lines = try text(schema(Self.part, Self.part, name: "value")).split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("public struct XValue: ") })
        #expect(lines.contains { $0.hasSuffix("public var value: XValue?") })
        #expect(lines.contains { $0.hasSuffix("public var value: XValue") })
    }

    @Test func areTwoTypesWhereTheContentDiffers() throws {
        let lines = try declarations(schema(Self.part, Self.other, name: "part"))
        #expect(lines.filter { $0 == "public struct Part" }.count == 2)
        let described = #"{"description": "d", "type": "object", "properties": {"q": {"type": "string"}}}"#
        let optional = #"{"type": "object", "properties": {"q": {"type": "string"}}, "required": ["q"]}"#
        let closed = #"{"type": "object", "properties": {"q": {"type": "string"}}, "additionalProperties": false}"#
        for different in [optional, closed] {
            let count = try declarations(schema(Self.part, different, name: "part")).filter {
                $0 == "public struct Part"
            }
            .count
            #expect(count == 2, "\(different)")
        }
        #expect(
            try declarations(schema(Self.part, described, name: "part")).filter { $0 == "public struct Part" }.count
                == 1)
    }

    /// The maps of both have one name.
    @Test func areTwoTypesWhereOnlyThePatternsOfTheirKeysDiffer() throws {
        func part(_ pattern: String) -> String {
            #"{"type": "object", "patternProperties": {"\#(pattern)": {"type": "integer"}}, "#
                + #""additionalProperties": {"type": "string"}}"#
        }
        for (pattern, count) in [("^x", 1), ("x$", 2)] {
            let lines = try declarations(schema(part("^x"), part(pattern), name: "part"))
            #expect(lines.filter { $0 == "public struct Part" }.count == count, "\(pattern)")
        }
    }

    @Test(
        "Tuples are one type if their elements are the same",
        arguments: [
            (#"[{"type": "string"}, {"type": "integer"}]"#, "", 1),
            (#"[{"type": "string"}, {"type": "boolean"}]"#, "", 2),
            (#"[{"type": "integer"}, {"type": "string"}]"#, "", 2), (#"[{"type": "string"}]"#, "", 2),
            (#"[{"type": "string"}, {"type": "integer"}]"#, #", "minItems": 1"#, 2),
            (#"[{"type": "string"}, {"type": "integer"}]"#, #", "items": {"type": "string"}"#, 2),
        ])
    func tuples(elements: String, more: String, count: Int) throws {
        let first = #"{"type": "array", "prefixItems": [{"type": "string"}, {"type": "integer"}], "items": false}"#
        let second =
            #"{"type": "array", "prefixItems": \#(elements)\#(more.contains("items") ? "" : #", "items": false"#)\#(more)}"#
        let lines = try declarations(schema(first, second, name: "pair"))
        #expect(lines.filter { $0.contains("struct ") && $0.contains("Pair") }.count == count, "\(lines)")
    }

    /// Types that differ only far inside are distinguished, however many there are, and each refers to its own content.
    @Test func differFarInside() throws {
        func chain(_ count: Int, _ end: String) -> String {
            (0..<count).reduce(#"{"type": "object", "properties": {"end": {"type": "\#(end)"}}}"#) { inner, _ in
                #"{"type": "object", "properties": {"next": \#(inner)}}"#
            }
        }
        let chains = [("a", 2, "string"), ("b", 3, "string"), ("c", 4, "integer"), ("d", 3, "integer")]
        let members = chains.map { #""\#($0.0)": \#(chain($0.1, $0.2))"# }.joined(separator: ", ")
        var types: [String: [String]] = [:]
        var (scope, name) = ("", "")
        for line in try text(#"{"title": "T", "type": "object", "properties": {\#(members)}}"#).split(separator: "\n") {
            if let found = line.wholeMatch(of: #/extension (\S+) \{/#) { scope = found.1 + "." }
            if line == "}" { scope = "" }
            if let found = line.firstMatch(of: #/public struct (\w+)/#) {
                name = scope + found.1
                #expect(types.updateValue([], forKey: name) == nil, "\(name)")
            } else if let found = line.firstMatch(of: #/public var \w+: ([\w.]+)\?/#) {
                types[name]?.append(String(found.1))
            }
        }
        // What Swift would take a name for: the innermost type of that name.
        func found(_ name: String, from place: String) -> String {
            var scopes = place.split(separator: ".")
            while !scopes.isEmpty {
                let inner = scopes.joined(separator: ".") + "." + name
                if types[inner] != nil { return inner }
                scopes.removeLast()
            }
            return name
        }
        #expect(types["T"]?.count == 4)
        for (index, (_, count, end)) in chains.enumerated() {
            var way = [found(try #require(types["T"]?[index]), from: "T")]
            while let next = types[way[way.count - 1]]?.first { way.append(found(next, from: way[way.count - 1])) }
            #expect(way.count == count + 2 && way.last == (end == "string" ? "String" : "Int"), "\(way)")
        }
    }
}
