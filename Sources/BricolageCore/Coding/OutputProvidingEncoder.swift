/// An encoder that writes JSON text, so that types which write themselves can do so directly.
package protocol OutputProvidingEncoder: Encoder {
    /// Writes a value as the one value of this encoder.
    func write<T: JSONWritable>(natively value: T) throws
}
