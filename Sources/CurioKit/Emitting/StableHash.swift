/// A hash that is the same in every run and on every machine, for what is written into files: FNV-1a, 32 bits.
package enum StableHash {
    package static func value(of bytes: some Sequence<UInt8>) -> UInt32 {
        bytes.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }
}
