import Foundation

// Values of types that the compiler has methods for are decoded by these, all others by the generic methods.

extension SingleValueDecodingContainer {
    private func any<T: Decodable>(_ type: T.Type) throws -> any Decodable { try decode(type) }

    func value(of kind: ProgrammedKind) throws -> Any {
        switch kind {
        case .int: return try decode(Int.self)
        case .int8: return try decode(Int8.self)
        case .uint64: return try decode(UInt64.self)
        case .double: return try decode(Double.self)
        case .float: return try decode(Float.self)
        case .bool: return try decode(Bool.self)
        case .string: return try decode(String.self)
        default: return try any(kind.swiftType)
        }
    }
}

extension KeyedDecodingContainer {
    private func any<T: Decodable>(_ type: T.Type, _ key: Key) throws -> any Decodable { try decode(type, forKey: key) }
    private func anyIfPresent<T: Decodable>(_ type: T.Type, _ key: Key) throws -> (any Decodable)? {
        try decodeIfPresent(type, forKey: key)
    }

    func value(of kind: ProgrammedKind, forKey key: Key) throws -> Any {
        switch kind {
        case .int: return try decode(Int.self, forKey: key)
        case .int8: return try decode(Int8.self, forKey: key)
        case .uint64: return try decode(UInt64.self, forKey: key)
        case .double: return try decode(Double.self, forKey: key)
        case .float: return try decode(Float.self, forKey: key)
        case .bool: return try decode(Bool.self, forKey: key)
        case .string: return try decode(String.self, forKey: key)
        default: return try any(kind.swiftType, key)
        }
    }

    func valueIfPresent(of kind: ProgrammedKind, forKey key: Key) throws -> Any? {
        switch kind {
        case .int: return try decodeIfPresent(Int.self, forKey: key)
        case .int8: return try decodeIfPresent(Int8.self, forKey: key)
        case .uint64: return try decodeIfPresent(UInt64.self, forKey: key)
        case .double: return try decodeIfPresent(Double.self, forKey: key)
        case .float: return try decodeIfPresent(Float.self, forKey: key)
        case .bool: return try decodeIfPresent(Bool.self, forKey: key)
        case .string: return try decodeIfPresent(String.self, forKey: key)
        default: return try anyIfPresent(kind.swiftType, key)
        }
    }
}

extension UnkeyedDecodingContainer {
    private mutating func any<T: Decodable>(_ type: T.Type) throws -> any Decodable { try decode(type) }
    private mutating func anyIfPresent<T: Decodable>(_ type: T.Type) throws -> (any Decodable)? {
        try decodeIfPresent(type)
    }

    mutating func value(of kind: ProgrammedKind) throws -> Any {
        switch kind {
        case .int: return try decode(Int.self)
        case .int8: return try decode(Int8.self)
        case .uint64: return try decode(UInt64.self)
        case .double: return try decode(Double.self)
        case .float: return try decode(Float.self)
        case .bool: return try decode(Bool.self)
        case .string: return try decode(String.self)
        default: return try any(kind.swiftType)
        }
    }

    mutating func valueIfPresent(of kind: ProgrammedKind) throws -> Any? {
        switch kind {
        case .int: return try decodeIfPresent(Int.self)
        case .int8: return try decodeIfPresent(Int8.self)
        case .uint64: return try decodeIfPresent(UInt64.self)
        case .double: return try decodeIfPresent(Double.self)
        case .float: return try decodeIfPresent(Float.self)
        case .bool: return try decodeIfPresent(Bool.self)
        case .string: return try decodeIfPresent(String.self)
        default: return try anyIfPresent(kind.swiftType)
        }
    }
}
