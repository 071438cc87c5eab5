package import BricolageCore

/// An encoder that writes JSON text, so that types which write themselves can do so directly.
package protocol OutputProvidingEncoder: Encoder {
    /// Whether keys, dates or data are converted, so that objects must go through containers to have them converted.
    var hasStrategies: Bool { get }

    /// Whether a member may have been written twice into the object that this encoder makes.
    var mayRepeatKeys: Bool { get }

    /// Writes a value as the one value of this encoder.
    func write<T: JSONWritable>(natively value: T) throws

    /// Writes the fields of an object into the object that this encoder makes, to which containers may add more.
    func write<T: JSONWritableObject>(fieldsOf value: T) throws

    /// Writes a member beside the value that this encoder was for, into the object around it.
    func write(_ member: JSON, forKey key: String, beside value: any Encodable) throws
}
