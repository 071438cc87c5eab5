extension NodeDecoder {
    func decode(_ type: Int.Type) throws -> Int { try context.integer(step) }
    func decode(_ type: Int8.Type) throws -> Int8 { try context.otherInteger(step) }
    func decode(_ type: Int16.Type) throws -> Int16 { try context.otherInteger(step) }
    func decode(_ type: Int32.Type) throws -> Int32 { try context.otherInteger(step) }
    func decode(_ type: Int64.Type) throws -> Int64 { try context.otherInteger(step) }
    func decode(_ type: Int128.Type) throws -> Int128 { try context.otherInteger(step) }
    func decode(_ type: UInt.Type) throws -> UInt { try context.otherInteger(step) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try context.otherInteger(step) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try context.otherInteger(step) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try context.otherInteger(step) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try context.otherInteger(step) }
    func decode(_ type: UInt128.Type) throws -> UInt128 { try context.otherInteger(step) }
}
