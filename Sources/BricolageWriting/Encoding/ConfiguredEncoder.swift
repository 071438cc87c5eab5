package import BricolageCore

/// An encoder that writes JSON text and tells its options.
package protocol ConfiguredEncoder: OutputProvidingEncoder {
    /// An encoder with the same options but no layout, for values that are rearranged before they are written.
    var configuration: JSON.Encoder { get }
}
