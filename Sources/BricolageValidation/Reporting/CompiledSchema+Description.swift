package import BricolageCore

extension CompiledSchema {
    /// The values of a document that the schema describes, by their indices; nil if there is no verdict.
    ///
    /// A value is described if a schema that holds for it has a rule for its kind. In an invalid document, schemas that
    /// must hold describe values whether they hold or not, and so do all branches of a choice of which none holds: an
    /// error at one place leaves no other place undescribed. A value of the wrong kind counts as described, together
    /// with everything inside it, of which nothing is known.
    ///
    /// Conditions, negations and schemas for names do not describe values. `enum` and `const` describe a value together
    /// with everything inside it.
    package func describedValues(of document: JSONDocument) -> Set<Int>? {
        guard let root = try? fullRecord(of: document.root) else { return nil }
        var described: Set<Int> = []
        var seen: Set<ObjectIdentifier> = []
        var pending = [root]
        while let record = pending.popLast() {
            guard seen.insert(ObjectIdentifier(record)).inserted else { continue }
            let value = JSONDocument.Node(storage: document.root.storage, index: record.index)
            let steps = program.instructions(of: record.block, for: value)
            if steps.contains(where: { $0.operation == .values }) {
                insertAll(of: value, into: &described)
            } else if describes(record.block, Set(steps.map(program.name)), value) {
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

    /// The keywords that describe values of a kind; values of other kinds are let in and not described.
    private static func telling(_ kind: JSON.Kind) -> [String] {
        switch kind {
        case .string: ["pattern", "minLength", "maxLength"]
        case .number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]
        case .object: ["properties"]
        case .array: ["items", "prefixItems"]
        case .null, .bool: []
        }
    }

    /// - Parameter keywords: Those that the schema has instructions from.
    private func describes(_ block: UInt32, _ keywords: Set<String>, _ value: JSONDocument.Node) -> Bool {
        let schema = program.node(program.origins[Int(block)])
        if program.keyword(ofKinds: block) != nil || keywords.contains("type"), let type = schema["type"] {
            return type.kind == .string ? type.string != "any" : type.count < 6
        }
        return Self.telling(value.kind).contains(where: keywords.contains)
    }

    private func insertAll(of value: JSONDocument.Node, into described: inout Set<Int>) {
        var pending = [value]
        while let value = pending.popLast() {
            described.insert(value.index)
            pending += value.kind == .object ? value.members.map(\.value) : Array(value.elements)
        }
    }
}
