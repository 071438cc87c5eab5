internal import BricolageCore
internal import BricolageSchema

/// The names that authors give schemas.
enum SchemaNames {
    private static let meaningless: Set<String> = [
        "properties", "items", "definitions", "$defs", "anyOf", "oneOf", "allOf", "additionalProperties", "schema",
        "patternProperties", "prefixItems", "components", "schemas", "jsonschema",
    ]

    /// The pointer to the schemas of an OpenAPI description.
    private static let components = ["components", "schemas"]

    /// The name of a schema that is referred to: its key, else its title, else its file; nil for a place in a file that
    /// has none of them.
    static func name(of schema: JSONSchema, at pointer: JSONPointer) -> String? {
        let tokens = pointer.tokens
        if tokens.starts(with: components), tokens.count == components.count + 1 {
            return PackagedName(tokens[components.count])?.name ?? tokens[components.count]
        }
        if let name = keys(of: tokens).last { return inner(name, of: tokens, schema) }
        if let title = usableTitle(of: schema) { return title }
        guard pointer.isRoot else { return nil }
        guard let name = fileName(path(of: schema)) else { return "Root" }
        // A file name that says nothing by itself needs the name of the folder.
        guard meaningless.contains(name), let folder = folder(of: schema) else { return name }
        return folder + " " + name
    }

    /// The names around a schema that is referred to, from the inside out: the keys around it, its file, and the folder
    /// of a schema that is a whole file.
    ///
    /// - Parameter home: A schema whose folder has a name by chance, which says nothing about schemas.
    static func qualifiers(of schema: JSONSchema, at pointer: JSONPointer, from home: JSONSchema?) -> [String] {
        let keys = keys(of: pointer.tokens).dropLast()
        let folder = pointer.isRoot && folder(of: schema) != home.flatMap(folder) ? folder(of: schema) : nil
        var file = versionedFile(path(of: schema))
        let whole = JSONSchema(source: schema.source)
        // Titles say more than the names of files such as openapi.yaml and 3.1.0-draft.json.
        if OpenAPIDescription(whole) != nil {
            file = subject(of: whole) ?? file
        } else if file?.first?.isLetter == false {
            file = usableTitle(of: whole) ?? file
        }
        return keys.reversed() + [file, folder].compactMap { $0 }
    }

    /// The file name of a schema that is a whole file; nil for a part of a file.
    static func file(of schema: JSONSchema) -> String? {
        JSONSchema(source: schema.source) == schema ? fileName(path(of: schema)) : nil
    }

    private static func path(of schema: JSONSchema) -> String { schema.source.path ?? schema.source.identifier }

    private static func folder(of schema: JSONSchema) -> String? { folderName(path(of: schema)) }

    /// The name of a schema right below a key, such as that of its elements.
    ///
    ///     /$defs/rules/items    rule        /$defs/options/items/0    first option
    private static func inner(_ name: String, of tokens: [String], _ schema: JSONSchema) -> String {
        let way = tokens.reversed().prefix { meaningless.contains($0) || Int($0) != nil }.reversed()
        switch (way.first, way.count) {
        case ("items", 1): return element(of: name, schema)
        case ("items", 2), ("prefixItems", 2):
            return way.last.flatMap { Int($0) }.map { ordinal($0) + " " + element(of: name, schema) } ?? name
        case ("additionalProperties", 1): return value(name)
        default: return name
        }
    }

    /// The key of a schema that is referred to, including the packages of its name; nil if there are none.
    static func packagedKey(of schema: JSONSchema, at pointer: JSONPointer) -> String? {
        guard let key = pointer.tokens.last, PackagedName(key) != nil else { return nil }
        return key
    }

    /// The meaningful tokens of a pointer; those that are addresses, files or include packages are split into their parts.
    private static func keys(of tokens: [String]) -> [String] {
        zip([nil] + tokens, tokens).flatMap { parent, token -> [String] in
            guard Int(token) == nil, !meaningless.contains(token) else { return [] }
            let file = parent == "$defs" || parent == "definitions" ? SchemaAddress.parts(ofFile: token) : nil
            return SchemaAddress.parts(of: token) ?? file ?? PackagedName(token)?.parts ?? [token]
        }
    }

    /// The title of a schema, if it is short enough to be a name: many titles are sentences.
    static func usableTitle(of schema: JSONSchema) -> String? { title(of: schema, words: 4, letters: 40) }

    /// The title of a schema that has no other name, so that a longer title is better than none.
    static func tellingTitle(of schema: JSONSchema) -> String? { title(of: schema, words: 6, letters: 50) }

    private static func title(of schema: JSONSchema, words: Int, letters: Int) -> String? {
        guard let title = schema.title, title.unicodeScalars.count <= letters else { return nil }
        return title.split(whereSeparator: \.isWhitespace).count <= words ? title : nil
    }

    /// What a schema or the description of an API is about, with which a name can begin that Swift uses otherwise.
    ///
    ///     OpenAI API    OpenAI        Debug Adapter Protocol    Debug Adapter Protocol
    static func subject(of root: JSONSchema) -> String? {
        let info = OpenAPIDescription(root) == nil ? nil : root["info"].flatMap { $0["title"]?.string }
        guard let title = info ?? usableTitle(of: root) else { return nil }
        var words = title.prefix { $0 != "(" && $0 != ":" }.split(whereSeparator: \.isWhitespace).map(String.init)
        while let last = words.last, formal.contains(last.lowercased()) || isVersion(last) { words.removeLast() }
        return (1...3).contains(words.count) ? words.joined(separator: " ") : nil
    }

    /// The words at the end of a title that say what kind of text it is.
    private static let formal: Set<String> = [
        "api", "apis", "definition", "definitions", "description", "docs", "document", "documentation", "format",
        "jsonschema", "json", "openapi", "public", "reference", "rest", "schema", "schemas", "server", "service",
        "spec", "specification", "v1", "v2", "v3", "web",
    ]

    private static let kinds: Set<String> = ["array", "boolean", "integer", "null", "number", "object", "string"]

    /// The title of a branch of a union, which must say more than `type` does: two branches called "Array" would not
    /// say of what.
    static func usableTitle(ofBranch schema: JSONSchema) -> String? {
        usableTitle(of: schema).flatMap { kinds.contains($0.lowercased()) ? nil : $0 }
    }

    /// The name of a file without its folder, its endings and its version, or the folder of a file whose name is only a
    /// version; nil where nothing is left.
    ///
    ///     schemas/pet-1.2.0.json    pet        pet.v1.schema.json         pet.v1
    ///     schemas/pet/1.2.0.json    pet        pet/jsonschema/1-2-0       pet
    static func fileName(_ path: String) -> String? {
        guard let last = parts(ofPath: path).last else { return nil }
        let file = FileEndings.removed(from: last)
        let folder = folders(of: path).last { !isVersion($0) && !meaningless.contains($0) }
        if isVersion(file), let folder { return folder }
        let name = withoutVersion(file)
        return name.isEmpty ? nil : name
    }

    /// The name of a file without its endings; a version comes with the folder around it.
    private static func versionedFile(_ path: String) -> String? {
        guard let file = parts(ofPath: path).last.map(FileEndings.removed) else { return nil }
        return isVersion(file) ? [fileName(path), file].compactMap(\.self).joined(separator: " ") : file
    }

    /// Whether a text is a number or a version, which says nothing by itself.
    private static func isVersion(_ text: String) -> Bool {
        let number = text.drop { $0 == "v" }
        return number.contains(where: \.isNumber) && hasNoLetters(number)
    }

    private static func hasNoLetters(_ text: Substring) -> Bool {
        !text.unicodeScalars.contains(where: \.properties.isAlphabetic)
    }

    private static func folders(of path: String) -> [String] {
        parts(ofPath: path).dropLast().filter { !$0.allSatisfy { $0 == "." } && !$0.hasSuffix(":") }.map(String.init)
    }

    /// The folder of a file; a version comes with the folder around it: `draft 2020-12`.
    private static func folderName(_ path: String) -> String? {
        let folders = folders(of: path)
        return folders.last.map { folders.suffix(hasNoLetters($0[...]) ? 2 : 1).joined(separator: " ") }
    }

    private static func parts(ofPath path: String) -> [Substring] {
        path.unicodeScalars.prefix { $0 != "#" && $0 != "?" }.split { $0 == "/" || $0 == "\\" }.map(Substring.init)
    }

    /// The part of a name before a version of several numbers; a single number may belong to the name.
    private static func withoutVersion(_ name: String) -> String {
        let separators: Set<Character> = ["-", "_", ".", " "]
        var start = name.startIndex
        while let separator = name[start...].firstIndex(where: separators.contains) {
            start = name.index(after: separator)
            let number = name[start...].drop { $0 == "v" }
            let rest = number.drop { $0.isNumber }
            let isVersion = rest.startIndex > number.startIndex && rest.first == "."
            if isVersion, rest.dropFirst().first.map({ $0.isNumber || $0 == "x" }) ?? false {
                return separator > name.startIndex ? String(name[..<separator]) : name
            }
        }
        return name
    }

    /// The name of one of several: `items` gives `item`, `data` gives `data item`.
    static func singular(_ name: String) -> String { Nouns.singular(name) ?? item(of: name) }

    /// The name of an element: the singular if there is one, else the title of its schema.
    ///
    ///     fields, "Field"    field        data, "Entry"    Entry        data    data item
    static func element(of name: String, _ schema: JSONSchema?) -> String {
        Nouns.singular(name) ?? schema.flatMap(usableTitle(ofBranch:)) ?? item(of: name)
    }

    /// The name of a map's values.
    static func value(_ name: String) -> String {
        Nouns.singular(name) ?? name + (isLast("value", of: name) ? " entry" : " value")
    }

    /// Another name of a map's values; nil if the first one says that they are some.
    static func entry(of name: String) -> String? {
        isLast("value", of: name) || isLast("entry", of: name) ? nil : name + " entry"
    }

    /// Another name of the elements of an array; nil if the first one says that they are some.
    static func otherItem(of name: String) -> String? {
        isLast("item", of: name) || isLast("element", of: name) ? nil : name + " item"
    }

    /// The name of an element of what has no singular.
    static func item(of name: String) -> String { name + (isLast("item", of: name) ? " element" : " item") }

    /// Whether a name ends in a word, which is not to be repeated then.
    private static func isLast(_ word: String, of name: String) -> Bool {
        let name = Identifier.type(name)
        return name.hasSuffix(Identifier.type(word))
    }

    /// The name of a branch that has no other.
    static func kind(_ kinds: ValueKinds?) -> String {
        switch kinds {
        case .bool: "flag"
        case .integer: "integer"
        case .number: "number"
        case .string: "name"
        case .array: "elements"
        default: "object"
        }
    }

    /// The most texts that a branch is named after.
    static let mostTexts = 3

    /// The name of a branch for several texts; nil if they are too many.
    ///
    ///     RATIO, ratio    ratio: other capitals do not make another word
    ///
    /// Between texts that are all in capitals, "or" is in capitals as well, so that the name is treated like any other
    /// text in capitals.
    static func choice(of texts: [String]) -> String? {
        let isLowercase = { (text: String) in text.unicodeScalars.contains(where: \.properties.isLowercase) }
        let isShouted = !texts.contains(where: isLowercase)
        var positions: [String: Int] = [:]
        let texts = texts.reduce(into: [String]()) { words, text in
            let position = positions[text.lowercased()] ?? words.count
            positions[text.lowercased()] = position
            if position == words.count {
                words.append(text)
            } else if !isLowercase(words[position]) {
                words[position] = text
            }
        }
        return texts.count <= mostTexts ? texts.joined(separator: isShouted ? " OR " : " or ") : nil
    }

    /// The name of a branch that is named after several members; nil if they are too many.
    static func combination(of keys: [String]) -> String? {
        keys.count <= mostTexts ? keys.joined(separator: " and ") : nil
    }

    private static let ordinals = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
        "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth",
    ]

    /// The name of a position.
    static func ordinal(_ position: Int) -> String {
        position < ordinals.count ? ordinals[position] : "element\(position + 1)"
    }
}
