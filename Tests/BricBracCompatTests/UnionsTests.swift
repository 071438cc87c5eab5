import BricBracCompat
import Testing

@Suite struct UnionsTests {
    private struct A: Pure { var name: String? = "a" }
    private struct B: Pure { var name: String? = "b", size = 1 }
    private typealias Two = OneOf<A>.Or<B>
    private typealias Three = OneOf<Int>.Or<String>.Or<Bool>

    @Test func creatingAndAsking() {
        let three: Three = oneOf("x")
        #expect(three == Three(t2: "x") && three == .init("x") && three.v2 == "x" && three.v1 == nil)
        let inferred: String? = three.infer()
        #expect(inferred == "x")
        #expect(OneOf2<Int, Int>(t1: 1) != OneOf2<Int, Int>(t2: 1))
        var changed = three
        changed.v3 = true
        changed.v1 = nil
        #expect(changed == .v3(true))
        #expect(OneOf(5).infer() == 5 && OneOf(t1: 5).rawValue == 5)
        #expect(three[faulting: 7] == 7 && three[faulting: "y"] == "x")
    }

    @Test func convertingByType() {
        #expect(Three("abc").map3({ $0 + 1 }, \.count, { !$0 }) == OneOf3<Int, Int, Bool>(t2: 3))
        #expect(Three(4)[routing: ({ "\($0)" }, { $0 }, { "\($0)" })] == "4")
        #expect(Three(true).asOneOfN() == OneOf5<Int, String, Bool, Never, Never>.v3(true))
        var two = Two(B())
        #expect(two[routing: \.name, \.name] == "b")
        two[routing: \.name, \.name] = "c"
        #expect(two == .v2(B(name: "c")))
        #expect(two[oneOf: (\.name, \.size)] == .v2(1))
        #expect(Two(A())[subsumeByV2: { _ in B(name: "z") }].name == "z")
        #expect(OneOf2<Int, Int>(t2: 3).unifiedValue == 3)
        var same = OneOf2<Int, Int>(t2: 3)
        same.unifiedValue = 4
        #expect(same == OneOf2<Int, Int>(t2: 4))
    }

    @Test func choosingTheFirst() {
        #expect(Three.coalesce(nil, "x", 1) == .v2("x"))
        #expect(Three.coalesce(nil, nil, 1) == .v1(1))
        #expect(
            Three.coalesce(
                false, "x",
                {
                    Issue.record("not needed"); return 1
                }()) == .v3(false))
        let chosen: OneOf2<OneOf2<Bool, Double>, String> = nil ??? 2.5 ??? true
        #expect(chosen == .v1(.v2(2.5)))
    }

    @Test func changingPlaces() {
        let three = Three("x")
        #expect(three.shifted == OneOf3<Bool, Int, String>.v3("x"))
        #expect(three.unshifted == OneOf3<String, Bool, Int>.v1("x"))
        #expect(three.swapped == OneOf3<Bool, String, Int>.v2("x"))
        #expect(three.swappingFirst == OneOf3<String, Int, Bool>.v1("x"))
        #expect(three.swappingLast == OneOf3<Int, Bool, String>.v3("x"))
        var copy = three
        copy.shifted = .v1(true)
        #expect(copy == .v3(true))
        copy.unshifted = .v3(9)
        #expect(copy == .v1(9))
        copy.swapped = .v3(8)
        #expect(copy == .v1(8))
    }

    /// Every size turns every place forward and back.
    @Test func changingPlacesInLargeUnions() {
        typealias Ten = OneOf10<Int, Int, Int, Int, Int, Int, Int, Int, Int, Int>
        let all: [Ten] = [
            .v1(0), .v2(1), .v3(2), .v4(3), .v5(4), .v6(5), .v7(6), .v8(7), .v9(8), .v10(9),
        ]
        for (position, value) in all.enumerated() {
            #expect(value.shifted == all[(position + 1) % 10].map10By(position))
            #expect(value.shifted.unshifted == value && value.unshifted.shifted == value)
            #expect(value.swapped == all[position == 0 ? 9 : position == 9 ? 0 : position].map10By(position))
            #expect(value.unifiedValue == position && value.expanded == value)
            #expect(value.bric() == .num(Double(position)) && value.oneOf10 == value)
            var copy = all[0]
            copy.shifted = value.shifted
            #expect(copy == value)
            copy = all[0]
            copy.unshifted = value.unshifted
            #expect(copy == value)
            copy = all[0]
            copy.swapped = value.swapped
            #expect(copy == value)
            copy = all[0]
            copy.oneOf10 = value
            #expect(copy == value)
        }
    }

    @Test func widerAndNarrower() {
        #expect(Three("x").expanded == OneOf4<Int, String, Bool, Never>.v2("x"))
        #expect(Three("x").expanded.contracted == Three("x"))
        let narrow: OneOf2<Int, String>? = Three("x").narrowing()
        #expect(narrow == .v2("x"))
        let narrower: OneOf2<Int, Bool>? = Three("x").narrowing()
        #expect(narrower == nil)
        var three = Three(1)
        three.expanded = .v2("y")
        #expect(three == .v2("y"))
        var wide = Three(1).expanded
        wide.contracted = .v3(true)
        #expect(wide == .v3(true))
        let wider: OneOf5<Int, String, Bool, Double, Character> = wide.contracted.asOneOfN()
        #expect(wider == .v3(true))
    }

    @Test func splitting() {
        #expect(Three(4).split() == OneOf2<OneOf2<Int, String>, Bool>.v1(.v1(4)))
        #expect(Three("x").split() == .v1(.v2("x")))
        #expect(Three(true).split() == .v2(true))
        let split: OneOf2<Int, String>.Split = .v1(1)
        #expect(split == OneOf2<Int, String>.v1(1))
        typealias Ten = OneOf10<Int8, Int16, Int32, Int64, UInt8, UInt16, UInt32, UInt64, Float, Double>
        #expect(Ten.v1(1).split() == .v1(.v1(.v1(.v1(.v1(.v1(.v1(.v1(.v1(1))))))))))
        #expect(Ten.v3(1).split() == .v1(.v1(.v1(.v1(.v1(.v1(.v1(.v2(1)))))))))
        #expect(Ten.v9(1).split() == .v1(.v2(1)))
        #expect(Ten.v10(1).split() == .v2(1))
    }

    @Test func moreThanTenTypes() throws {
        typealias Eleven = OneOf<Int>.Or<Bool>.Or<[Int]>.Or<[Bool]>.Or<[[Int]]>.Or<[[Bool]]>.Or<[String: Int]>
            .Or<[String: Bool]>.Or<[String: [Int]]>.Or<[String: [Bool]]>.Or<String>
        #expect(try Eleven.parseJSON(#"{"a": [true]}"#) == .v10(.v1(["a": [true]])))
        #expect(try Eleven.parseJSON(#""x""#) == .v10(.v2("x")))
        #expect(try Eleven.parseJSON("7").encodedString() == "7")
    }

    @Test func flattening() {
        typealias Nested = OneOf<OneOf<Int>.Or<String>>.Or<OneOf<Bool>.Or<Double>.Or<Character>>
        var nested = Nested(.init(true))
        #expect(nested.flattened == OneOf5<Int, String, Bool, Double, Character>.v3(true))
        nested.flattened = .v2("x")
        #expect(nested == Nested(.init("x")))
        #expect(OneOf<OneOf<Int>.Or<String>>.Or<Bool>(true).flattened == Three.v3(true))
        #expect(OneOf<Int>.Or<OneOf<String>.Or<Bool>>(.init("x")).flattened == Three.v2("x"))
    }

    @Test func casesAndRawValues() {
        enum X: String, CaseIterable { case a, b }
        enum Y: String, CaseIterable { case b, c }
        typealias Both = OneOf2<X, Y>
        #expect(Both.allCases == [.v1(.a), .v1(.b), .v2(.b), .v2(.c)])
        #expect(Both(rawValue: "b") == .v1(.b) && Both(rawValue: "c") == .v2(.c) && Both(rawValue: "d") == nil)
        #expect(Both.v2(.b).rawValue == "b")
    }

    @Test func wrappersAreUnionsToo() throws {
        struct Width: RawCodable, Hashable { var rawValue: OneOf<Int>.Or<String> }
        #expect(Width(5) == Width(rawValue: .v1(5)) && Width("a") == Width(t2: "a"))
        let text: String? = Width("a").infer()
        #expect(text == "a")
        #expect(try Width.parseJSON("5") == Width(5))
        #expect(try Width("a").encodedString() == #""a""#)
        struct Other: RawIsomorphism { var rawValue: OneOf<Int>.Or<String> }
        #expect((Width(5).morphed() as Other).rawValue == .v1(5))
    }

    @Test func oneOrMany() throws {
        typealias Tags = OneOrMany<String>
        var tags: Tags = ["a"]
        #expect(tags == .v1("a") && tags.count == 1 && tags.array == ["a"])
        tags.array.append("b")
        #expect(tags == .v2(["a", "b"]) && tags.count == 2)
        tags.array.removeAll()
        #expect(tags == .v2([]))
        #expect(try Tags.parseJSON(#"["a"]"#) == .v2(["a"]))
        #expect(try Tags.parseJSON(#""a""#) == .v1("a"))
        #expect(Tags("a").array { [$0, $0] } == ["a", "a"])
        #expect(try OneOrAny<Int>.parseJSON("5") == .v1(5))
        #expect(try OneOrAny<Int>.parseJSON("[5]") == .v2([5]))
    }

    @Test func allAndAny() throws {
        struct Named: Codable, Hashable { var name: String }
        struct Sized: Codable, Hashable { var size: Int }
        struct Used: Codable, Hashable { var used: Bool }
        typealias All = AllOf3<Named, Sized, Used>
        let all = try All(bric: ["name": "x", "size": 1, "used": true])
        #expect(all == allOf((Named(name: "x"), Sized(size: 1), Used(used: true))))
        #expect(all.v1.name == "x" && all.v2.tupleValue.1.used)
        #expect(try all.bricEncoded() == ["name": "x", "size": 1, "used": true])
        #expect(throws: DecodingError.self) { try All(bric: ["name": "x", "size": 1]) }
        typealias Some = AnyOf3<Named, Sized, Used>
        let any = try Some(bric: ["size": 1, "used": true])
        #expect(any == AnyOf2(v2: AnyOf2(v1: Sized(size: 1), v2: Used(used: true))))
        #expect(try any.bricEncoded() == ["size": 1, "used": true])
        #expect(throws: DecodingError.self) { try Some(bric: ["other": 1]) }
        #expect(try AllOf2<Int, Bric>.parseJSON("5").encodedString() == "5")
    }
}

extension OneOf10
where V1 == Int, V2 == Int, V3 == Int, V4 == Int, V5 == Int, V6 == Int, V7 == Int, V8 == Int, V9 == Int, V10 == Int {
    /// The same place with another value.
    fileprivate func map10By(_ value: Int) -> Self {
        var copy = self
        copy.unifiedValue = value
        return copy
    }
}
