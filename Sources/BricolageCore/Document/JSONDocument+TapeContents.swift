extension JSONDocument {
    /// The tape as numbers, for tests that compare parsers.
    @_spi(Kernels)
    public var tapeContents: [UInt32] {
        UnsafeBufferPointer(start: storage.tape, count: storage.tapeCount)
            .flatMap { [$0.offset, $0.length, $0.next, $0.tag.bits] }
    }
}
