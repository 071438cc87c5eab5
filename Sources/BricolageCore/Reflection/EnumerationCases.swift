/// The cases of enumerations without payloads, for types that do not list them.
///
///     metadata     [ kind = enumeration ][ ▸ descriptor ] ...
///     descriptor   [ flags ][ parent ][ name ][ accessor ][ fields ][ payload cases ][ empty cases ]
///
/// Where code of users may see the cases, they are looked up by name. Schemas of types, and the diagnosing pass where
/// it may guess, need all cases, whatever their raw values are, and make them from bits: a value of such an enumeration
/// is the number of its case, stored in no byte (one case), one or two. This holds for enumerations declared in Swift,
/// which is checked before any bits become a value: the metadata say that the type is an enumeration, not imported,
/// with empty cases only; its size is the one that its number of cases needs; it is a trivial type. Enumerations of C
/// and Objective-C store their raw value: imported ones have a mark, others fail the size or the round trip through
/// `rawValue`.
///
/// Invariant of the reading: metadata are only read, at offsets that the stable ABI fixes, after the kind in the first
/// word has been checked. Where pointers in metadata are signed nothing is read.
package enum EnumerationCases {
    private static let largestCount = 1024

    /// All cases of an enumeration without payloads in their order; none for other types.
    package static func all<T>(of type: T.Type) -> [T] {
        guard let count = count(of: type) else { return [] }
        let made = (0..<min(count, largestCount)).map { value(of: type, $0) }
        return made.allSatisfy(isItself) ? made : []
    }

    /// The cases of an enumeration with string raw values whose names equal their raw values; they are created by
    /// `init(rawValue:)`, never from bits.
    package static func named<T>(of type: T.Type) -> [T] {
        guard let names = EnumerationDeclaration(type)?.names.prefix(largestCount) else { return [] }
        func value<R: RawRepresentable>(_ type: R.Type, _ name: String) -> T? {
            (name as? R.RawValue).flatMap(R.init(rawValue:)) as? T
        }
        guard let type = type as? any RawRepresentable.Type else { return [] }
        return names.compactMap { value(type, $0) }
    }

    /// The name of a value's case; nil for values of other types.
    package static func name<T>(of value: T) -> String? { caseName(of: value).map { String(cString: $0) } }

    /// How many cases an enumeration without payloads has; nil for other types.
    static func count(ofCasesIn type: Any.Type) -> Int? {
        func count<T>(_ type: T.Type) -> Int? { self.count(of: type) }
        return _openExistential(type, do: count)
    }

    /// Whether a type is an enumeration.
    package static func isEnumeration(_ type: Any.Type) -> Bool { StoredProperty.Kind(type) == .enumeration }

    /// The raw values of an enumeration with string raw values, as far as they can be found without making a case from
    /// bits; none for other types.
    ///
    /// - Returns: The raw values, and whether these are all.
    package static func spellings(of type: Any.Type) -> (known: [String], areAll: Bool) {
        if let type = type as? any CaseIterable.Type { return (spellings(listing: type), true) }
        // A case with a payload holds any other raw value.
        guard let declaration = EnumerationDeclaration(type), !declaration.hasPayload,
            let type = type as? any RawRepresentable.Type
        else { return ([], true) }
        let known = spellings(finding: type)
        return (known, known.count == declaration.names.count)
    }

    private static func spellings<C: CaseIterable>(listing type: C.Type) -> [String] {
        C.allCases.prefix(largestCount).compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
    }

    private static func spellings<R: RawRepresentable>(finding type: R.Type) -> [String] {
        named(of: type).compactMap { $0.rawValue as? String }
    }

    private static func value<T>(of type: T.Type, _ number: Int) -> T {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: max(MemoryLayout<T>.size, 1), alignment: 16)
        defer { memory.deallocate() }
        if MemoryLayout<T>.size == 2 {
            memory.storeBytes(of: UInt16(truncatingIfNeeded: number), as: UInt16.self)
        } else {
            memory.storeBytes(of: UInt8(truncatingIfNeeded: number), as: UInt8.self)
        }
        return memory.assumingMemoryBound(to: T.self).pointee
    }

    /// Whether a value survives the round trip through its raw value; one made from wrong bits does not.
    private static func isItself<T>(_ value: T) -> Bool {
        func check<R: RawRepresentable>(_ value: R) -> Bool { R(rawValue: value.rawValue) != nil }
        guard let value = value as? any RawRepresentable else { return true }
        return check(value)
    }

    /// The number of cases of a Swift enumeration without payloads; nil for any other type.
    private static func count<T>(of type: T.Type) -> Int? {
        #if _ptrauth(_arm64e)
            return nil
        #else
            guard _isPOD(type) else { return nil }
            let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
            guard metadata.load(as: UInt.self) == 0x201 else { return nil }
            let word = MemoryLayout<UnsafeRawPointer>.size
            guard let descriptor = metadata.load(fromByteOffset: word, as: UnsafeRawPointer?.self) else { return nil }
            let flags = descriptor.load(as: UInt32.self)
            let isEnumeration = flags & 0x1F == 18
            let isImported = flags >> 16 & 1 << 2 != 0
            let payloadCases = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
            let emptyCases = Int(descriptor.load(fromByteOffset: 24, as: UInt32.self))
            guard isEnumeration, !isImported, payloadCases == 0, emptyCases >= 1 else { return nil }
            let size = emptyCases == 1 ? 0 : emptyCases <= 256 ? 1 : 2
            return emptyCases <= 65536 && MemoryLayout<T>.size == size ? emptyCases : nil
        #endif
    }
}

/// The runtime function that `print` uses.
@_silgen_name("swift_EnumCaseName")
private func caseName<T>(of value: T) -> UnsafePointer<CChar>?
