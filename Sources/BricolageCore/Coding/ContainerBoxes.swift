/// The layout of the standard library's keyed containers in memory.
///
///     KeyedEncodingContainer ──▶ box ──▶ SegmentKeyedContainer       one reference to an object, and nothing else
///
/// The number of references to its box shows whether anybody still holds a container, and the box can be found only in
/// the container's memory. The standard library does not guarantee this layout. So it is checked by reflection, once in
/// a program; if it is different, or cannot be checked, no memory is taken for a reference and every container is made
/// anew.
package enum ContainerBoxes {
    /// Whether a decoding container is a reference to its box.
    package static let areReferencesWhileDecoding = decodes(DecodingProbe.self)

    // Not specialised: otherwise all decoding code would be compiled once more, for the probe.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private static func decodes(_ probe: (some Decodable).Type) -> Bool { (try? JSON.decode(probe, from: "{}")) != nil }

    private struct OtherContainer: Error {}

    // The first containers of a call are never reused, so that nobody asks while the answer is being determined.

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
