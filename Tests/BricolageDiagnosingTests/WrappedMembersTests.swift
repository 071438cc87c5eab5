import Bricolage
import Testing

/// Members with property wrappers are requested from containers in the wrappers' own ways.
///
/// A fault predicted for such a member after the first fault of its object is not withdrawn because another object of
/// the type is valid.
@Suite struct WrappedMembersTests {
    protocol Figure: Codable {}
    struct Disc: Figure { var radius: Double }

    enum Figures: JSONVariantFamily {
        static let variants = JSONVariants<any Figure>(tag: "kind") { JSONVariant("disc", Disc.self) }
    }

    enum Neighbours: JSONVariantFamily {
        static let variants = JSONVariants<any Figure>(.parent("kind")) { JSONVariant("disc", Disc.self) }
    }

    struct Plain: Codable { var radius: Double }

    struct One: Decodable {
        var first: Int
        @Polymorphic<Figures>.Value var second: any Figure
    }
    struct Perhaps: Decodable {
        var first: Int
        @Polymorphic<Figures>.Value var second: (any Figure)?
    }
    struct Many: Decodable {
        var first: Int
        @Polymorphic<Figures>.Value var second: [any Figure]
    }
    struct Beside: Decodable {
        var first: Int
        @Polymorphic<Neighbours>.Value var second: any Figure
        var kind: String
    }
    struct PerhapsBeside: Decodable {
        var first: Int
        @Polymorphic<Neighbours>.Value var second: (any Figure)?
        var kind: String?
    }
    struct Boxed: Decodable {
        var first: Int
        @Indirect var second: Plain
    }
    struct PerhapsBoxed: Decodable {
        var first: Int
        @Indirect var second: Plain?
    }
    struct LossyOnes: Decodable {
        var first: Int
        @Lossy var second: [Plain]
    }
    struct LossyOne: Decodable {
        var first: Int
        @Lossy var second: Plain?
        var third: Plain
    }
    struct Null: Decodable {
        var first: Int
        var second: Nullable<Plain>
    }
    struct Alternative: Decodable {
        var first: Int
        var second: OneOrMany<Plain>
    }
    struct PerhapsAlternative: Decodable {
        var first: Int
        var second: OneOrMany<Plain>?
    }
    struct Union: Decodable {
        var first: Int
        var second: OneOf<String>.Or<Plain>
    }
    struct AnyUnion: Decodable {
        var first: Int
        var second: AnyOf<String, Plain>
    }
    struct All: Decodable {
        var first: Int
        var second: AllOf<Plain, [String: Double]>
    }

    private static let right = #"{"kind": "disc", "radius": 1}"#
    private static let wrong = #"{"kind": "disc", "radius": "x"}"#

    /// The places of the faults in the middle one of three objects, the others of which are valid.
    private func places<T: Decodable>(_ type: T.Type, _ right: String, _ wrong: String) throws -> [String] {
        let text = #"[{"first": 1, \#(right)}, {"first": "x", \#(wrong)}, {"first": 1, \#(right)}]"#
        let issues = try JSON.Decoder().decodingIssues(of: [T].self, in: text).issues
        #expect(issues.allSatisfy { "\($0.pointer)".hasPrefix("/1") }, "\(issues)")
        return issues.map { String("\($0.pointer)".dropFirst(3)) }
    }

    private func places<T: Decodable>(
        _ type: T.Type, _ right: String = right, to wrong: String = wrong
    ) throws -> [String] {
        try places(type, #""second": \#(right)"#, #""second": \#(wrong)"#)
    }

    @Test func valuesOfFamilies() throws {
        let expected = ["first", "second/radius"]
        #expect(try places(One.self) == expected)
        #expect(try places(One.self, to: #"{"kind": "dics"}"#) == ["first", "second/kind"])
        #expect(try places(One.self, to: #"{"radius": 1}"#) == ["first", "second"])
        #expect(try places(Perhaps.self) == expected)
        #expect(try places(Many.self, "[\(Self.right)]", to: "[\(Self.wrong)]") == ["first", "second/0/radius"])
        #expect(try places(Many.self, "[\(Self.right)]", to: "7") == ["first", "second"])
    }

    @Test func valuesThatAreNotThere() throws {
        for type in [Perhaps.self, PerhapsBeside.self, PerhapsBoxed.self] as [any Decodable.Type] {
            #expect(try places(type, #""second": null"#, #""second": null"#) == ["first"])
        }
        for type in [One.self, Many.self, Boxed.self, LossyOnes.self] as [any Decodable.Type] {
            let right = type is Many.Type || type is LossyOnes.Type ? "[\(Self.right)]" : Self.right
            #expect(try places(type, #""second": \#(right)"#, #""third": 1"#) == ["", "first"], "\(type)")
        }
    }

    /// The tag has not been read, so nothing is reported about the value.
    @Test func valuesWithTheirTagBeside() throws {
        let right = #""kind": "disc", "second": {"radius": 1}"#
        let wrong = #""kind": "disc", "second": {"radius": "x"}"#
        #expect(try places(Beside.self, right, wrong) == ["first"])
        #expect(try places(PerhapsBeside.self, right, wrong) == ["first"])
        let alone = try JSON.Decoder().decodingIssues(of: Beside.self, in: #"{"first": "x", \#(right)}"#)
        #expect(alone.issues.map { "\($0.pointer)" } == ["/first"])
        #expect(alone.unexplored.contains { "\($0)" == "/second" })
        let one = try JSON.Decoder().decodingIssues(of: Beside.self, in: #"{"first": 1, \#(wrong)}"#)
        #expect(one.issues.map { "\($0.pointer)" } == ["/second/radius"])
    }

    @Test func boxes() throws {
        #expect(try places(Boxed.self) == ["first", "second/radius"])
        #expect(try places(PerhapsBoxed.self) == ["first", "second/radius"])
    }

    @Test func lossyValues() throws {
        #expect(try places(LossyOnes.self, "[\(Self.right)]", to: "7") == ["first", "second"])
        #expect(try places(LossyOnes.self, "[\(Self.right)]", to: "[\(Self.wrong)]") == ["first"])
        let right = #""second": \#(Self.right), "third": \#(Self.right)"#
        #expect(
            try places(LossyOne.self, right, #""second": \#(Self.wrong), "third": \#(Self.wrong)"#)
                == ["first", "third/radius"])
    }

    @Test func otherHolders() throws {
        #expect(try places(Null.self) == ["first", "second/radius"])
        #expect(try places(Alternative.self) == ["first", "second/radius"])
        #expect(try places(PerhapsAlternative.self) == ["first", "second/radius"])
        #expect(try places(Union.self) == ["first", "second/radius"])
        #expect(try places(AnyUnion.self) == ["first", "second/radius"])
        #expect(try places(All.self, #"{"radius": 1}"#, to: #"{"radius": "x"}"#) == ["first", "second/radius"])
    }

    struct Count: Decodable {
        var first: Int
        @Defaulted var second: Int
        var third: Bool
    }

    /// Null was once reported as a fault after another one, although the module of the wrapper treats it as absence.
    @Test func nullForAWrapperThatItsModuleReadsInAWayOfItsOwn() throws {
        let expected = ["/first"]
        for second in ["", #""second": null, "#, #""second": 7, "#] {
            let text = #"{"first": "x", \#(second)"third": true}"#
            #expect(
                try JSON.Decoder().decodingIssues(of: Count.self, in: text).issues.map { "\($0.pointer)" } == expected)
        }
        let wrong = try JSON.Decoder().decodingIssues(of: Count.self, in: #"{"first": "x", "second": "y", "third": 1}"#)
        #expect(wrong.issues.map { "\($0.pointer)" } == ["/first", "/second", "/third"])
    }
}

@propertyWrapper struct Defaulted: Decodable {
    var wrappedValue: Int

    init(wrappedValue: Int) { self.wrappedValue = wrappedValue }

    init(from decoder: any Decoder) throws { wrappedValue = try Int(from: decoder) }
}

extension KeyedDecodingContainer {
    func decode(_ type: Defaulted.Type, forKey key: Key) throws -> Defaulted {
        try decodeIfPresent(type, forKey: key) ?? Defaulted(wrappedValue: 0)
    }
}
