extension TypeGraph {
    /// Gives types the names that a configuration has for them.
    ///
    /// Branches of unions that have the name of a type renamed by a selector are renamed with it.
    ///
    /// - Returns: The selectors that have found something.
    mutating func rename(_ naming: Generator.Configuration.Naming, _ selection: Selection) -> Set<SelectorUse> {
        var used: Set<SelectorUse> = []
        var names: [Int: String] = [:]
        for (selector, name) in naming.renames.sorted(by: { $0.key < $1.key }) {
            let found = selection.declarations(selector)
            guard !found.isEmpty, selection.member(selector) == nil || selector.hasPrefix("#") else { continue }
            used.insert(SelectorUse(.rename, selector))
            for index in found { names[index] = name }
        }
        let isPlain = naming.trimmedPrefixes.isEmpty && naming.typePrefix.isEmpty && naming.typeSuffix.isEmpty
        for index in declarations.indices {
            if names[index] != nil {
                declarations[index].isRenamed = true
                declarations[index].isVague = false
            } else if isPlain || declarations[index].owner != nil {
                continue
            } else {
                names[index] = naming.affixed(declarations[index].name)
            }
        }
        renameBranches(names)
        for (index, name) in names {
            declarations[index].formerName = declarations[index].name
            declarations[index].name = name
        }
        guard let index = root.declaration, let name = names[index] else { return used }
        rootName = name
        return used
    }

    private mutating func renameBranches(_ names: [Int: String]) {
        for index in declarations.indices {
            guard case .union(var union) = declarations[index].shape else { continue }
            for position in union.branches.indices {
                let branch = union.branches[position]
                guard let target = branch.type.declaration, let name = names[target], declarations[target].isRenamed,
                    branch.name == declarations[target].name
                else { continue }
                union.branches[position].name = name
            }
            declarations[index].shape = .union(union)
        }
    }
}

extension Generator.Configuration.Naming {
    /// The name of a definition without the first trimmed prefix that it begins with, and with the affixes of type
    /// names.
    func affixed(_ name: String) -> String {
        var name = name
        for prefix in trimmedPrefixes where name.hasPrefix(prefix) && name.utf8.count > prefix.utf8.count {
            name = String(name.dropFirst(prefix.count))
            break
        }
        return [typePrefix, name, typeSuffix].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
