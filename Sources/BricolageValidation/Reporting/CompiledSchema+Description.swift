package import BricolageCore

extension CompiledSchema {
    /// The values of a document of whose kind a schema says something that holds, by their indices; nil where there is
    /// no verdict.
    ///
    /// Of a document that is not valid, what must hold is said of its values whether it does or not, and all branches of a
    /// choice of which none is met: what is wrong at one place opens no other one. What stands inside a value of the wrong
    /// kind, nobody knows, so it counts as described.
    ///
    /// What is asked in a condition, of a name or in a negation says nothing of a value. Where whole values are listed,
    /// that is said of everything inside of them.
    package func describedValues(of document: JSONDocument) -> Set<Int>? {
        guard let root = try? fullRecord(of: document.root) else { return nil }
        var described: Set<Int> = []
        var seen: Set<ObjectIdentifier> = []
        var pending = [root]
        while let record = pending.popLast() {
            guard seen.insert(ObjectIdentifier(record)).inserted else { continue }
            let value = JSONDocument.Node(storage: document.root.storage, index: record.index)
            let node = program.node(program.origins[Int(record.block)])
            if node["enum"] != nil || node["const"] != nil {
                insertAll(of: value, into: &described)
            } else if describes(node, value) {
                described.insert(record.index)
            }
            for finding in record.findings {
                switch finding {
                case .complaint(let complaint):
                    if let keyword = complaint.keyword, keyword == program.keyword(ofKinds: record.block) {
                        insertAll(of: value, into: &described)
                    }
                case .demand(let keyword, let other): if counts(keyword) { pending.append(other) }
                case .choice(let keyword, let others, let isMet):
                    guard counts(keyword), name(keyword) != "if" else { break }
                    pending += isMet ? others.filter(\.isValid) : others
                }
            }
        }
        return described
    }

    private func counts(_ keyword: UInt32) -> Bool {
        !["not", "propertyNames"].contains(name(keyword))
    }

    private func name(_ keyword: UInt32) -> String { program.name(of: program.places[Int(keyword)]) }

    /// The keywords that say of values of a kind what they are; of others they say nothing, and let them in.
    private static func telling(_ kind: JSON.Kind) -> [String] {
        switch kind {
        case .string: ["pattern", "minLength", "maxLength"]
        case .number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]
        case .object: ["properties"]
        case .array: ["items", "prefixItems"]
        case .null, .bool: []
        }
    }

    private func describes(_ schema: JSONDocument.Node, _ value: JSONDocument.Node) -> Bool {
        if let type = schema["type"] { return type.kind == .string ? type.string != "any" : type.count < 6 }
        return Self.telling(value.kind).contains { schema[$0] != nil }
    }

    private func insertAll(of value: JSONDocument.Node, into described: inout Set<Int>) {
        var pending = [value]
        while let value = pending.popLast() {
            described.insert(value.index)
            pending += value.kind == .object ? value.members.map(\.value) : Array(value.elements)
        }
    }
}
