/// What keyed containers of the standard library are in memory.
///
///     KeyedEncodingContainer ──▶ box ──▶ SegmentKeyedContainer       one reference to an object, and nothing else
///
/// Whether anybody still has a container is known by the references to its box, which only the container's memory
/// tells. The standard library does not promise what lies there. So that is looked up, once in a program, by
/// reflection; where it is anything else, or cannot be seen, no memory is taken for a reference and every container is
/// made anew.
package enum ContainerBoxes {
    /// Whether a decoding container is a reference to its box.
    package static let areReferencesWhileDecoding = decodes(DecodingProbe.self)

    // Not specialised: all that decodes would be there once more, for the probe.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private static func decodes(_ probe: (some Decodable).Type) -> Bool { (try? JSON.decode(probe, from: "{}")) != nil }

    private struct OtherContainer: Error {}

    // The first containers of a call are never used again, so that nobody asks while the answer is being found.

    private struct DecodingProbe: Decodable {
        init(from decoder: any Swift.Decoder) throws {
            try check(decoder.container(keyedBy: JSONCodingKey.self))
        }
    }

    package static func check<Container>(_ container: Container) throws {
        let parts = Mirror(reflecting: container).children
        guard MemoryLayout<Container>.size == MemoryLayout<AnyObject>.size, parts.count == 1,
            let box = parts.first?.value, type(of: box) is AnyClass,
            unsafeBitCast(container, to: UnsafeRawPointer.self) == Unmanaged.passUnretained(box as AnyObject).toOpaque()
        else { throw OtherContainer() }
    }
}
