internal import BricolageCore
internal import BricolageSchema

/// A block that is being made from a schema.
struct BlockBuilder {
    let schema: JSONSchema
    let dialect: Dialect
    let compiler: SchemaCompiler
    var kinds: KindSet = .all
    var traits: Block.Traits = []
    /// The keys of the schema that count, as places on the tape, each with its number if it is a known keyword.
    private let keys: [(place: Int, keyword: Int?)]
    /// The known keywords that are present.
    let keywords: KeywordSet
    /// Whether the schema is a reference whose sibling keywords its dialect ignores.
    let isReferenceAlone: Bool
    /// The instructions, each with the kinds of values that it applies to.
    private(set) var steps: [(step: Instruction, kinds: KindSet)] = []

    init(_ schema: JSONSchema, _ dialect: Dialect, _ compiler: SchemaCompiler) {
        self.schema = schema
        self.dialect = dialect
        self.compiler = compiler
        let storage = schema.node.storage
        var keywords = KeywordSet()
        keys = schema.node.countingKeys.map { key in
            let keyword = Self.keyword(key, in: storage)
            if let keyword { keywords.insert(keyword) }
            return (key, keyword)
        }
        self.keywords = keywords
        isReferenceAlone =
            dialect.base.ignoresReferenceSiblings && !keywords.isDisjoint(with: Self.reference)
            && schema["$ref"]?.string != nil
    }

    /// The number of the keyword that a key is; nil for unknown keywords.
    private static func keyword(_ key: Int, in storage: DocumentStorage) -> Int? {
        if storage.tape[key].tag.bits & TapeBits.escaped == 0 {
            return KnownKeywords.shared.number(of: storage.rawText(key))
        }
        return KnownKeywords.shared.names.firstIndex { ExactText.equal($0, storage.string(key)) }
    }

    /// The place of `type`, for reports.
    private(set) var typePlace = Instruction.none

    /// Lets in only some of the kinds.
    mutating func narrow(to kinds: KindSet, by node: JSONDocument.Node) {
        self.kinds.formIntersection(kinds)
        if dialect.base <= .draft4, kinds.contains(.integer), !kinds.contains(.number) {
            traits.insert(.integersByText)
        }
        typePlace = compiler.place(node, in: schema)
    }

    /// The value of a keyword; nil if it is absent, or means nothing in the dialect.
    func value(_ keyword: String) -> JSONDocument.Node? { dialect.isSilent(keyword) ? nil : schema[keyword] }

    /// The block of a schema inside this one; compiling it reports a value that is no schema.
    func block(_ node: JSONDocument.Node) -> UInt32 { compiler.block(for: schema.subschema(node)) }

    /// The places of the annotations: keywords that describe a value without restricting it.
    var annotations: [UInt32] {
        if isReferenceAlone { return [] }
        return keys.compactMap { place, keyword in
            if let keyword {
                guard dialect.annotations.contains(keyword) else { return nil }
                if keyword == Self.contentSchema, value("contentMediaType") == nil { return nil }
            }
            return compiler.place(JSONDocument.Node(storage: schema.node.storage, index: place + 1), in: schema)
        }
    }

    private static let reference = KnownKeywords.shared.numbers(of: ["$ref"])
    private static let contentSchema = KnownKeywords.shared.names.firstIndex(of: "contentSchema")

    /// Adds an instruction for values of some kinds.
    mutating func add(
        _ operation: Operation, for kinds: KindSet, at keyword: JSONDocument.Node, _ first: UInt32 = 0,
        _ second: UInt32 = 0
    ) {
        let place = compiler.place(keyword, in: schema)
        steps.append((Instruction(operation: operation, keyword: place, first: first, second: second), kinds))
    }

    /// Reports that the value of a keyword is invalid.
    ///
    /// - Parameter keyword: The keyword, if there may be advice on its values.
    func refuse(_ node: JSONDocument.Node, _ expected: String, of keyword: String? = nil) {
        let remark = keyword.map { schema.advice(on: node, of: $0) } ?? ""
        compiler.refuse(node, in: schema, expected, remark: remark)
    }

    /// A count, such as a length; nil without the keyword, and, after a report, for a value that is no count.
    func count(_ keyword: String) -> (UInt32, JSONDocument.Node)? {
        guard let node = value(keyword) else { return nil }
        if let count = node.integer(UInt32.self) { return (min(count, Instruction.none - 1), node) }
        // More than any value has.
        if let number = node.number, number.isInteger, number > 0 { return (Instruction.none - 1, node) }
        refuse(node, "a non-negative integer")
        return nil
    }

    /// The members of an object; none without the keyword, and, after a report, for a value that is no object.
    ///
    /// The last of equal keys counts.
    func members(_ keyword: String) -> [(key: String, value: JSONDocument.Node)] {
        guard let node = value(keyword) else { return [] }
        guard node.kind == .object else {
            refuse(node, "an object")
            return []
        }
        return Self.members(of: node)
    }

    static func members(of node: JSONDocument.Node) -> [(key: String, value: JSONDocument.Node)] {
        node.countingKeys.map { key in
            (node.storage.string(key), JSONDocument.Node(storage: node.storage, index: key + 1))
        }
    }

    /// The strings of an array; reports a value that is no array, and elements that are no strings.
    func strings(_ node: JSONDocument.Node, of keyword: String? = nil) -> [String] {
        guard node.kind == .array else {
            refuse(node, "an array of strings", of: keyword)
            return []
        }
        return node.elements.compactMap { element in
            if element.string == nil { refuse(element, "a string") }
            return element.string
        }
    }

    /// The blocks of the schemas in an array; reports a value that is no array, or an empty one.
    func blocks(_ node: JSONDocument.Node) -> [UInt32] {
        guard node.kind == .array, node.count > 0 else {
            refuse(node, "a non-empty array of schemas")
            return []
        }
        return node.elements.map(block)
    }
}

extension Array where Element == String {
    /// The strings without repetitions, compared by their bytes.
    var unique: [String] {
        var seen: Set<KeyName> = []
        return count < 2 ? self : filter { seen.insert(KeyName(text: $0)).inserted }
    }
}
