/// The error at which decoding has stopped, before anything else was looked for.
struct DecodingStop {
    var error: any Error
    /// What was to be decoded.
    var type: Any.Type
}
