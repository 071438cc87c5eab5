internal import BricolageCore

// Most faults are scalars that are missing or of the wrong kind, and each of a million elements of an array may have
// one: such faults are reported without throwing an error.

/// A scalar for which any value can be a placeholder, so that none is remembered.
protocol PlainScalar: JSONReadable {
    /// Whether its values are read from values of this kind.
    static func isRead(from tag: TapeNode.Tag) -> Bool
    /// The value at a place of the tape.
    ///
    /// Throws instead of returning nil, because the Swift runtime would have to look up the optional of a type that is
    /// unknown at compile time.
    static func value(at index: Int, in reader: TapeReader) throws(OtherValue) -> Self
}

/// The value at the place is not of the requested type.
struct OtherValue: Error {}

extension Optional {
    fileprivate func orOtherValue() throws(OtherValue) -> Wrapped {
        guard let self else { throw OtherValue() }
        return self
    }
}

extension PlainScalar {
    /// The value at a place of the tape, if that is of a kind that the type is read from.
    @inline(__always)
    static func read(at index: Int, in reader: TapeReader) throws(OtherValue) -> Self {
        guard isRead(from: reader[index].tag) else { throw OtherValue() }
        return try value(at: index, in: reader)
    }
}

extension PlainScalar where Self: FixedWidthInteger {
    static func isRead(from tag: TapeNode.Tag) -> Bool { tag.kind == .number }

    static func value(at index: Int, in reader: TapeReader) throws(OtherValue) -> Self {
        try reader.integer(index).orOtherValue()
    }
}

extension Bool: PlainScalar {
    static func isRead(from tag: TapeNode.Tag) -> Bool { tag == .true || tag == .false }

    static func value(at index: Int, in reader: TapeReader) throws(OtherValue) -> Bool {
        try reader.bool(index).orOtherValue()
    }
}

extension String: PlainScalar {
    static func isRead(from tag: TapeNode.Tag) -> Bool { tag.kind == .string }

    static func value(at index: Int, in reader: TapeReader) throws(OtherValue) -> String {
        try reader.string(index).orOtherValue()
    }
}

extension Double: PlainScalar {
    static func isRead(from tag: TapeNode.Tag) -> Bool { tag.kind == .number }

    static func value(at index: Int, in reader: TapeReader) throws(OtherValue) -> Double {
        try reader.double(index).orOtherValue()
    }
}

extension Float: PlainScalar {
    static func isRead(from tag: TapeNode.Tag) -> Bool { tag.kind == .number }

    static func value(at index: Int, in reader: TapeReader) throws(OtherValue) -> Float {
        try reader.float(index).orOtherValue()
    }
}

extension Int: PlainScalar {}
extension Int8: PlainScalar {}
extension Int16: PlainScalar {}
extension Int32: PlainScalar {}
extension Int64: PlainScalar {}
extension Int128: PlainScalar {}
extension UInt: PlainScalar {}
extension UInt8: PlainScalar {}
extension UInt16: PlainScalar {}
extension UInt32: PlainScalar {}
extension UInt64: PlainScalar {}
extension UInt128: PlainScalar {}

/// A collection of plain scalars.
protocol ScalarHolding {
    static var scalar: any PlainScalar.Type { get }
}

extension Array: ScalarHolding where Element: PlainScalar {
    static var scalar: any PlainScalar.Type { Element.self }
}

extension Diagnosis {
    /// The outcome of reading a value as a scalar.
    func scalar<S: PlainScalar>(_ type: S.Type, at index: Int) -> Outcome {
        do throws(OtherValue) {
            return Outcome(value: try S.read(at: index, in: storage.reader))
        } catch {
            noteFault(at: index)
            return Outcome(faults: [fault(refusing: type, at: index)])
        }
    }

    /// Whether a value is valid as a scalar that a type declares; if not, its fault is added to others.
    func accepts<S: PlainScalar>(
        _ type: S.Type, at index: Int, _ declaration: Fault.Declaration, _ faults: inout [Fault]
    ) -> Bool {
        do throws(OtherValue) {
            _ = try S.read(at: index, in: storage.reader)
            return true
        } catch {
            noteFault(at: index)
            faults.append(fault(refusing: type, at: index).declared(declaration))
            return false
        }
    }

    /// Whether a value is an array whose elements are all valid scalars of a type.
    func isArray<S: PlainScalar>(of type: S.Type, at array: Int) -> Bool {
        let reader = storage.reader
        guard reader[array].tag == .array else { return false }
        let end = Int(reader[array].next)
        var index = array + 1
        while index < end {
            if (try? S.read(at: index, in: reader)) == nil { return false }
            index = Int(reader[index].next)
        }
        return true
    }

    /// The outcome of an array of scalars; no more faults are made than can be reported.
    func scalars<S: PlainScalar>(_ type: S.Type, of array: Int) -> Outcome {
        let reader = storage.reader
        var values: [S] = []
        values.reserveCapacity(Int(reader[array].length))
        var faults: [Fault] = []
        var omittedCount = 0
        let end = Int(reader[array].next)
        var index = array + 1
        while index < end {
            do throws(OtherValue) {
                values.append(try S.read(at: index, in: reader))
            } catch {
                if faults.count < limit { faults.append(fault(refusing: type, at: index)) } else { omittedCount += 1 }
            }
            index = Int(reader[index].next)
        }
        if faults.isEmpty { return Outcome(value: values) }
        return Outcome(value: values, faults: faults, omittedCount: omittedCount)
    }

    func fault<S: PlainScalar>(refusing type: S.Type, at index: Int) -> Fault {
        guard storage.reader[index].tag.kind == .number else { return Fault(.wrongKind, at: index, type) }
        do {
            _ = try S(json: plain.node(index))
            return Fault(.invalidValue, at: index, type)
        } catch {
            return plain.fault(for: error, from: ForeignFailure(index: index, depth: 0, type: type))
        }
    }
}
