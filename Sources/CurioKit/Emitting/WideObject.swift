/// What is written differently for structs with very many members.
///
///     struct Wide { additional, a, b, c, … }     no initialiser: the compiler's own takes everything in this order
///
///     extension Wide {
///         init(a:b:c:…:additional:)              hands everything to it
///         init(fields:)                          starts whole, then: readGroup1, readGroup2, …
///         write(fields:)                         writeGroup1, writeGroup2, …
///     }
///
/// The compiler checks that an initialiser which assigns member by member sets all of them, and the time for that grows
/// with more than the square of their number. Its own initialiser needs no such check. The time for checking `fields`
/// in one function grows with the square of its uses, hence the groups.
enum WideObject {
    /// A struct with more stored members than this is wide; with fewer, nothing would be gained.
    static let threshold = 96
    /// The most members that are read or written in one function.
    static let group = 64

    static func isWide(_ stored: [StoredMember]) -> Bool { stored.count > threshold }

    /// The members in the order in which they are stored: the last one first.
    ///
    /// In the order of the schema, the compiler's initialiser and the generated one would have the same signature.
    static func stored(_ members: [StoredMember]) -> [StoredMember] {
        members.suffix(1) + members.dropLast()
    }

    /// The members whose types are spelled so that the compiler's initialiser demands them.
    ///
    /// If the member that is stored first could be omitted, a call without it could mean either initialiser. If all
    /// others could be omitted, so could a call with only that member.
    static func demanded(_ members: [StoredMember]) -> Set<String> {
        var demanded = members.suffix(1)
        if members.dropLast().allSatisfy(\.isOptionalByNature) { demanded += members.prefix(1) }
        return Set(demanded.lazy.filter(\.isOptionalByNature).map(\.name))
    }

    /// The groups that members are read and written in.
    static func groups(_ members: [StoredMember]) -> [ArraySlice<StoredMember>] {
        stride(from: 0, to: members.count, by: group).map { members[$0..<min($0 + group, members.count)] }
    }
}

extension Emitter {
    /// Whether a type is written as a wide struct; classes are not, since the compiler makes no initialiser for them.
    func isWide(_ stored: [StoredMember]) -> Bool { !isClass && WideObject.isWide(stored) }

    /// Whether an object has enough members to be wide, constants included.
    func mayBeWide(_ object: ObjectShape) -> Bool {
        object.properties.count + object.patterns.count + 1 > WideObject.threshold
    }

    /// The wide structs among a declaration and those nested in it.
    func wideDeclarations(_ index: Int) -> [Int] {
        var wide: [Int] = []
        if case .object(let object) = graph.declarations[index].shape, mayBeWide(object),
            isWide(parts(object, index, spelledIn: nil).stored)
        {
            wide.append(index)
        }
        return (names.nested[index] ?? []).reduce(wide) { $0 + wideDeclarations($1) }
    }

    /// Writes what a wide struct has outside of its own declaration.
    mutating func wideExtension(_ index: Int) {
        guard case .object(let object) = graph.declarations[index].shape else { return }
        let stored = parts(object, index, spelledIn: nil).stored
        text.gap()
        text.line("extension \(path(of: index)) {")
        var body = writing(at: 1)
        body.initializer(stored) { text in
            let arguments = WideObject.stored(stored).map { member in
                "\(ReservedNames.argument(member.storedName)): \(ReservedNames.spelled(member.name))"
            }
            text.list("self.init", arguments, tail: "")
        }
        if configuration.style == .fast { body.readAndWrite(object, parts(object, index, spelledIn: index)) }
        text.append(body.text)
        text.line("}")
    }
}
