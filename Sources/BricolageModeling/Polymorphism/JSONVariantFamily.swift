public import BricolageCore
internal import BricolageDiagnosing
public import BricolageFields
public import BricolageWriting

/// A family of alternative types in JSON, such as all that conform to a protocol.
///
///     protocol Shape: Codable, Sendable { var area: Double { get } }
///
///     enum Shapes: JSONVariantFamily {
///         static let variants = JSONVariants<any Shape>(tag: "type") {
///             JSONVariant("circle", Circle.self)
///             JSONVariant("square", Square.self)
///         }
///     }
///
///     struct Drawing: Codable {
///         @Polymorphic<Shapes>.Value var shapes: [any Shape]
///     }
///
/// The family is open: other modules add types to a `JSONVariantRegistry`, a value that you pass to coders.
public protocol JSONVariantFamily {
    /// The common type of the members of the family: a protocol type, a class or an enumeration.
    associatedtype Base

    /// The types of the family, and how JSON distinguishes them.
    static var variants: JSONVariants<Base> { get }
}

/// An enumeration whose cases are the types that a value may have.
///
///     enum Shape: JSONVariantEnum {
///         case circle(Circle)
///         case square(Square)
///         case unknown(UnknownVariant)
///
///         static let variants = JSONVariants<Shape>(tag: "type", unknown: .kept(as: Shape.unknown)) {
///             JSONVariant("circle", Shape.circle)
///             JSONVariant("square", Shape.square)
///         }
///
///         var payload: any Encodable {
///             switch self {
///             case .circle(let circle): circle
///             case .square(let square): square
///             case .unknown(let unknown): unknown
///             }
///         }
///     }
///
/// Such a type is `Codable` with any coder and reads and writes itself, so arrays, dictionaries and optionals of it
/// work without further code. A `switch` over it is exhaustive.
public protocol JSONVariantEnum: JSONVariantFamily, JSONReadable, JSONRecognizable, JSONWritable, JSONContainerCoded
where Base == Self {
    /// The payload of the case; the compiler requires every case.
    var payload: any Encodable { get }
}

extension JSONVariantEnum {
    /// Reads a value of any coder as the case that its tag names.
    public init(from decoder: any Decoder) throws {
        if let ghost = decoder as? any PlaceholderProvidingDecoder,
            let made = Self.placeholder(from: ghost.placeholders)
        {
            self = made
            return
        }
        self = try VariantReader<Self>(userInfo: decoder.userInfo).readRequired(from: VariantSource(decoder))
    }

    /// Reads a value of a document as the case that its tag names.
    public init(json: JSONDocument.Node) throws {
        self = try VariantReader<Self>(userInfo: json.userInfo).readRequired(from: VariantSource(json))
    }

    /// Writes the payload with its tag.
    public func encode(to encoder: any Encoder) throws {
        try VariantWriter<Self>(userInfo: encoder.userInfo).write(self, to: encoder)
    }

    /// Writes the payload with its tag.
    public func write(json: inout JSONOutput) {
        VariantWriter<Self>(userInfo: json.userInfo).write(self, to: &json)
    }

    /// Certain for a tag of the family inside the value; impossible for values that are not objects.
    ///
    /// Without a tag a value may belong to the default variant, or have the tag under a converted key.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition {
        guard let pointer = variants.tagging.pointer else { return .possible }
        guard json.kind == .object else { return .impossible }
        return json[pointer: pointer].flatMap { variants.table.variant(tagged: $0) } == nil ? .possible : .certain
    }
}
