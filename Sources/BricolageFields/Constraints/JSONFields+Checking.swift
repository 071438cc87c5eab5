public import BricolageCore

// The checks of generated types. A member is checked before it is read: the look-up stops at the member, so that
// reading finds it with one comparison.

extension JSONFields {
    /// Checks the value of a field, if it is there, before the field is read.
    ///
    ///     try fields.check("port", .range(from: 1, to: 65_535))
    ///     port = try fields["port"]
    ///
    /// - Throws: `JSONReadingError` if the value does not meet the constraint.
    public mutating func check(_ key: StaticString, _ constraint: JSONConstraint) throws {
        guard details == nil else { return try checkElsewhere(key, constraint) }
        guard let index = find(key) else { return }
        let node = JSONDocument.Node.lent(storage, index)
        defer { node.giveBack() }
        if !constraint.isMet(by: node) { try Self.refuse(node, constraint) }
    }

    /// Checks the object itself.
    ///
    /// If a coder has converted the keys, or is another coder, its content is copied for this purpose, including the
    /// values if the constraint applies to them.
    ///
    /// - Throws: `JSONReadingError` if the object does not meet the constraint.
    public mutating func check(_ constraint: JSONConstraint) throws {
        if let rekeyed { return try rekeyed.check(constraint) }
        if !constraint.isMet(by: object) { try Self.refuse(object, constraint) }
    }

    /// Checks the values of the remaining members whose keys meet a condition, before they are read.
    ///
    /// - Throws: `JSONReadingError` if a value does not meet the constraint.
    public mutating func checkRest(
        _ constraint: JSONConstraint, matching condition: (String) -> Bool = { _ in true }
    ) throws {
        if hasNoRest || rekeyed?.holdsValues == false { return }
        let members = try withoutActuallyEscaping(condition) { try untakenMembers(where: $0) }
        for member in members where !constraint.isMet(by: member.value) { try Self.refuse(member.value, constraint) }
    }

    /// From now on, makes optional fields refuse null, unless null is a valid value.
    public mutating func refuseNulls() { refusesNull = true }
}

extension JSONFields {
    /// The tape index of the value of a member, at which the next look-up begins.
    @inline(__always)
    private mutating func find(_ key: StaticString) -> Int? {
        if reader.isKey(cursor, key) { return cursor &+ 1 }
        guard let index = take(key) else { return nil }
        turnBack(to: index)
        return index
    }

    @inline(never)
    private mutating func checkElsewhere(_ key: StaticString, _ constraint: JSONConstraint) throws {
        if rekeyed?.holdsValues == false { return }
        guard let value = try member(key), !constraint.isMet(by: value) else { return }
        try Self.refuse(value, constraint)
    }

    @inline(never)
    static func refuse(_ node: JSONDocument.Node, _ constraint: JSONConstraint) throws {
        for finding in constraint.findings(in: node) {
            try JSONReadingError.refuse(finding.kind, at: finding.node, expected: finding.expected)
        }
    }
}

extension RekeyedObject {
    /// Checks the object itself.
    fileprivate func check(_ constraint: JSONConstraint) throws {
        guard holdsValues else { return }
        for finding in constraint.findings(in: try whole(keysAlone: constraint.ignoresValues)) {
            try JSONReadingError.refuse(finding.kind, at: place(of: finding.node), expected: finding.expected)
        }
    }
}

extension JSONDocument.Node {
    /// Checks the value before it is read.
    ///
    /// - Throws: `JSONReadingError` if the value does not meet the constraint.
    public func check(_ constraint: JSONConstraint) throws {
        if !constraint.isMet(by: self) { try JSONFields.refuse(self, constraint) }
    }
}
