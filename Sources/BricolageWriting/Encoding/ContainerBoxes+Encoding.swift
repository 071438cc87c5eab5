package import BricolageCore

extension ContainerBoxes {
    /// Whether an encoding container is a reference to its box.
    package static let areReferencesWhileEncoding = encodes(EncodingProbe())

    // Not specialised: the program would contain all encoding code a second time, for the probe.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private static func encodes(_ probe: some Encodable) -> Bool { (try? JSON.encode(probe)) != nil }

    private struct EncodingProbe: Encodable {
        func encode(to encoder: any Swift.Encoder) throws {
            try check(encoder.container(keyedBy: JSONCodingKey.self))
        }
    }
}
