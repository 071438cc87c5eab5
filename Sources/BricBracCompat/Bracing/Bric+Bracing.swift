extension Bric {
    /// Reads null.
    public func bracNul() throws {
        guard case .nul = self else { return try invalidType() }
    }

    /// Reads a number.
    public func bracNum() throws -> Double {
        guard case .num(let value) = self else { return try invalidType() }
        return value
    }

    /// Reads a string.
    public func bracStr() throws -> String {
        guard case .str(let value) = self else { return try invalidType() }
        return value
    }

    /// Reads a boolean.
    public func bracBol() throws -> Bool {
        guard case .bol(let value) = self else { return try invalidType() }
        return value
    }

    /// Reads an object.
    public func bracObj() throws -> [String: Bric] {
        guard case .obj(let value) = self else { return try invalidType() }
        return value
    }

    /// Reads an array.
    public func bracArr() throws -> [Bric] {
        guard case .arr(let value) = self else { return try invalidType() }
        return value
    }

    /// Reads a required member; an absent one is nil for an optional type only if it is null.
    public func brac<T: Bracable>(key: String) throws -> T {
        guard case .obj(let members) = self else { throw BracError.keyWithoutObject(key: key, path: []) }
        guard let value = members[key] else {
            throw BracError.missingRequiredKey(type: T.self, key: key, path: [])
        }
        return try BracError.within(.key(key)) { try T.brac(bric: value) }
    }

    /// The results of all functions that succeed, whose number must be in a range.
    public func brac<T: Bracable>(range: ClosedRange<Int>, bracers: [() throws -> T]) throws -> [T] {
        var values: [T] = []
        var errors: [any Error] = []
        for bracer in bracers {
            do { values.append(try bracer()) } catch { errors.append(error) }
        }
        guard values.count >= range.lowerBound else { throw BracError.multipleErrors(errors: errors, path: []) }
        guard values.count <= range.upperBound else { throw BracError.multipleMatches(type: T.self, path: []) }
        return values
    }

    /// The result of the one function that succeeds.
    public func brac<T: Bracable>(oneOf: [() throws -> T]) throws -> T {
        guard let value = try brac(range: 1...1, bracers: oneOf).first else {
            throw BracError.multipleErrors(errors: [], path: [])
        }
        return value
    }

    /// The results of all functions, each of which must succeed.
    public func brac<T: Bracable>(allOf: [() throws -> T]) throws -> [T] {
        try brac(range: allOf.count...allOf.count, bracers: allOf)
    }

    /// The results of the functions that succeed, at least one.
    public func brac<each T>(anyOf bracers: repeat (Bric) throws -> each T) throws -> (repeat (each T)?) {
        var errors: [any Error] = []
        var isEmpty = true
        func attempt<Value>(_ bracer: (Bric) throws -> Value) -> Value? {
            do {
                let value = try bracer(self)
                isEmpty = false
                return value
            } catch {
                errors.append(error)
                return nil
            }
        }
        let values = (repeat attempt(each bracers))
        guard !isEmpty else { throw BracError.multipleErrors(errors: errors, path: []) }
        return values
    }

    /// The results of both functions.
    public func brac<T1, T2>(both t1: (Bric) throws -> T1, _ t2: (Bric) throws -> T2) throws -> (T1, T2) {
        (try t1(self), try t2(self))
    }

    /// The members whose keys are none of a type's raw values.
    public func brac<Keys: RawRepresentable>(disjoint keys: Keys.Type) throws -> [String: Bric]
    where Keys.RawValue == String {
        try bracObj().filter { Keys(rawValue: $0.key) == nil }
    }
}

extension Bric {
    /// The result of a function, if the object has no other members than these.
    public func exclusive<T>(keys: [String], _ read: @autoclosure () throws -> T) throws -> T {
        let known = Set(keys)
        try refuse(try bracObj().keys.filter { !known.contains($0) })
        return try read()
    }

    /// Refuses members whose keys are none of a type's raw values.
    public func prohibit<Keys: RawRepresentable>(additionalKeys keys: Keys.Type) throws where Keys.RawValue == String {
        try refuse(try bracObj().keys.filter { Keys(rawValue: $0) == nil })
    }

    /// Refuses members whose keys are none of a type's raw values.
    public func assertNoAdditionalProperties<Keys: RawRepresentable>(_ keys: Keys.Type) throws
    where Keys.RawValue == String {
        try prohibit(additionalKeys: keys)
    }

    private func refuse(_ keys: [String]) throws {
        let errors = keys.sorted().map { BracError.unrecognizedKey(key: $0, path: []) }
        if errors.count == 1 { throw errors[0] }
        if errors.count > 1 { throw BracError.multipleErrors(errors: errors, path: []) }
    }

    /// Throws that the value has the wrong type.
    public func invalidType<T>() throws -> T {
        let actual =
            switch self {
            case .nul: "nil"
            case .arr: "Array"
            case .obj: "Object"
            case .str: "String"
            case .num: "Double"
            case .bol: "Bool"
            }
        throw BracError.invalidType(type: T.self, actual: actual, path: [])
    }

    /// Throws that the type has no such raw value.
    public func invalidRawValue<T>(_ value: Any) throws -> T {
        throw BracError.invalidRawValue(type: T.self, value: value, path: [])
    }
}
