extension TypeGraph {
    /// Gives definitions that share a key the names of their titles, if the titles distinguish them.
    ///
    ///     {"d93a4": {"full": {"title": "CAPL test case", …}},         CAPLTestCase
    ///      "0c68b": {"full": {"title": "CAPL test sequence", …}}}     CAPLTestSequence
    ///
    /// The same holds for files of the same name, some of which are already named after their titles, and for
    /// definitions whose key is one or two capital letters, since bundlers count that way. Without titles, the names of
    /// what contains the definitions distinguish them.
    mutating func nameAlikeDefinitions() {
        let kept = Set(components + [root.declaration].compactMap { $0 })
        var alike: [String: [Int]] = [:]
        var files: [String: Int] = [:]
        for index in reachable where declarations[index].owner == nil {
            alike[Identifier.type(declarations[index].name), default: []].append(index)
            if let schema = schemas[index], let file = SchemaNames.file(of: schema) {
                files[Identifier.type(file), default: 0] += 1
            }
        }
        var titles: [String: Int] = [:]
        for index in alike.values.joined() { if let title = title(of: index) { titles[title, default: 0] += 1 } }
        var renamed: [Int: String] = [:]
        for (name, indices) in alike {
            let isShared = indices.count > 1 || files[name, default: 0] > 1
            for index in indices where !kept.contains(index) && !declarations[index].isRenamed {
                guard isShared || Self.isCount(declarations[index].name),
                    let title = title(of: index), titles[title] == 1, alike[title] == nil
                else { continue }
                declarations[index].name = title
                renamed[index] = name
            }
        }
        if !renamed.isEmpty { renameBranches(calledBefore: renamed) }
    }

    /// Whether a name looks like a count in letters: A to Z, then AA.
    private static func isCount(_ name: String) -> Bool {
        name.utf8.count <= 2 && name.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    }

    private func title(of index: Int) -> String? {
        schemas[index].flatMap { SchemaNames.tellingTitle(of: $0) }.map(Identifier.type)
    }

    private mutating func renameBranches(calledBefore names: [Int: String]) {
        for index in declarations.indices {
            guard case .union(var union) = declarations[index].shape else { continue }
            for position in union.branches.indices {
                guard case .named(let definition) = union.branches[position].type, let name = names[definition],
                    union.branches[position].name.map(Identifier.type) == name
                else { continue }
                union.branches[position].name = declarations[definition].name
            }
            declarations[index].shape = .union(union)
        }
    }
}
