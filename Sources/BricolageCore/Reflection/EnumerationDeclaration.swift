/// The cases of an enumeration as its metadata name them.
///
///     metadata     [ kind = enumeration ][ ▸ descriptor ][ arguments ... ]
///     descriptor   [ flags ][ parent ][ name ][ accessor ][ ▸ fields ][ payload cases ][ empty cases ]
///     fields       [ type ][ superclass ][ kind, size of a record ][ count ][ record ][ record ] ...
///     record       [ flags ][ ▸ mangled type of the payload ][ ▸ name ]
///
/// Invariant of the reading: metadata are only read, at offsets that the stable ABI fixes, after the kind in the first
/// word has been checked; no value is made. Where pointers in metadata are signed nothing is read.
package struct EnumerationDeclaration {
    /// The names of the cases, those with payloads first, as the compiler orders them.
    package let names: [String]
    private let payloads: [MangledType?]
    private let context: UnsafeRawPointer
    private let arguments: UnsafeRawPointer

    /// Reads the metadata of an enumeration; nil for other types, and where metadata cannot be read.
    package init?(_ type: Any.Type) {
        #if _ptrauth(_arm64e)
            return nil
        #else
            guard StoredProperty.Kind(type) == .enumeration else { return nil }
            let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
            let word = MemoryLayout<UnsafeRawPointer>.size
            guard let descriptor = metadata.load(fromByteOffset: word, as: UnsafeRawPointer?.self),
                descriptor.load(as: UInt32.self) & 0x1F == 18,
                let fields = (descriptor + 16).relative
            else { return nil }
            let recordSize = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
            let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
            guard recordSize >= 12 else { return nil }
            let records = (0..<count).map { fields + 16 + $0 * recordSize }
            names = records.compactMap {
                ($0 + 8).relative.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
            }
            payloads = records.map { ($0 + 4).relative.map(MangledType.init) }
            context = descriptor
            arguments = metadata + 2 * word
            guard names.count == count, !names.contains("") else { return nil }
        #endif
    }

    /// Whether the first case, and so perhaps others, has a payload.
    var hasPayload: Bool { payloads.first.map { $0 != nil } ?? false }

    /// The type of the payload of a case: a tuple if it has several values; nil if it has none.
    package func payload(of name: String) -> Any.Type? {
        guard let position = names.firstIndex(of: name), let payload = payloads[position] else { return nil }
        return payload.type(in: context, arguments)
    }
}

/// The text that names a type in metadata: characters, with references to other metadata between them.
private struct MangledType {
    let text: UnsafeRawPointer

    func type(in context: UnsafeRawPointer, _ arguments: UnsafeRawPointer) -> Any.Type? {
        _getTypeByMangledNameInContext(
            text.assumingMemoryBound(to: UInt8.self), UInt(length), genericContext: context,
            genericArguments: arguments)
    }

    /// A control character is followed by a reference, of four bytes or of a pointer's size.
    private var length: Int {
        var length = 0
        while true {
            switch text.load(fromByteOffset: length, as: UInt8.self) {
            case 0: return length
            case 0x01...0x17: length += 5
            case 0x18...0x1F: length += 1 + MemoryLayout<UnsafeRawPointer>.size
            default: length += 1
            }
        }
    }
}

extension UnsafeRawPointer {
    /// The target of a relative pointer in metadata, which counts from its own address; nil for none.
    fileprivate var relative: UnsafeRawPointer? {
        let distance = load(as: Int32.self)
        return distance == 0 ? nil : self + Int(distance)
    }
}
