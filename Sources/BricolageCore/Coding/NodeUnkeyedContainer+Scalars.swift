extension NodeUnkeyedContainer {
    /// Reads the next element and moves past it.
    @inline(__always)
    private mutating func next<T>(_ type: T.Type, _ read: (DecodingContext, DecodingStep) throws -> T) throws -> T {
        let value = try read(context, element(type))
        moveOn()
        return value
    }

    mutating func decode(_ type: Bool.Type) throws -> Bool { try next(type) { try $0.bool($1) } }
    mutating func decode(_ type: String.Type) throws -> String { try next(type) { try $0.string($1) } }
    mutating func decode(_ type: Double.Type) throws -> Double { try next(type) { try $0.double($1) } }
    mutating func decode(_ type: Float.Type) throws -> Float { try next(type) { try $0.float($1) } }
    mutating func decode(_ type: Int.Type) throws -> Int { try next(type) { try $0.integer($1) } }
    mutating func decode(_ type: Int8.Type) throws -> Int8 { try next(type) { try $0.otherInteger($1) } }
    mutating func decode(_ type: Int16.Type) throws -> Int16 { try next(type) { try $0.otherInteger($1) } }
    mutating func decode(_ type: Int32.Type) throws -> Int32 { try next(type) { try $0.otherInteger($1) } }
    mutating func decode(_ type: Int64.Type) throws -> Int64 { try next(type) { try $0.otherInteger($1) } }
    mutating func decode(_ type: Int128.Type) throws -> Int128 { try next(type) { try $0.otherInteger($1) } }
    mutating func decode(_ type: UInt.Type) throws -> UInt { try next(type) { try $0.otherInteger($1) } }
    mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try next(type) { try $0.otherInteger($1) } }
    mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try next(type) { try $0.otherInteger($1) } }
    mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try next(type) { try $0.otherInteger($1) } }
    mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try next(type) { try $0.otherInteger($1) } }
    mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try next(type) { try $0.otherInteger($1) } }
}
