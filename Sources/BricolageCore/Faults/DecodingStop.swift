/// The error at which decoding stopped, before other issues were searched for.
struct DecodingStop {
    var error: any Error
    /// The type that was to be decoded.
    var type: Any.Type
}
