internal import CurioKit
internal import Testing

/// Definitions whose keys say which package a type is in.
@Suite struct PackagedNamesTests {
    private func schema(_ keys: [String]) -> String {
        let definitions = keys.enumerated().map { number, key in
            #""\#(key)": {"type": "object", "properties": {"in\#(number)": {"type": "string"}}}"#
        }
        let properties = keys.enumerated().map { ##""m\##($0)": {"$ref": "#/$defs/\##($1)"}"## }
        return #"""
            {"title": "T", "type": "object", "properties": {\#(properties.joined(separator: ", "))},
             "$defs": {\#(definitions.joined(separator: ", "))}}
            """#
    }

    private func members(_ keys: [String], _ configuration: Generator.Configuration = .init()) throws -> [String] {
        try declarations(schema(keys), configuration).filter { $0.contains(#/ m\d: /#) }
    }

    @Test func aDefinitionIsCalledWithoutItsPackages() throws {
        let keys = ["io.k8s.api.core.v1.PodSpec", "google.rpc.Status.Detail", "my-app.some_types.Pet"]
        #expect(
            try members(keys) == [
                "public var m0: PodSpec?", "public var m1: StatusDetail?", "public var m2: Pet?",
            ])
    }

    @Test func definitionsOfOneNameAreToldApartByTheirPackages() throws {
        let keys = ["io.k8s.apps.v1.Scale", "io.k8s.apps.v1beta1.Scale", "io.k8s.batch.v1beta1.Scale"]
        #expect(
            try members(keys) == [
                "public var m0: Scale?", "public var m1: V1beta1Scale?", "public var m2: BatchV1beta1Scale?",
            ])
    }

    /// If there are only two words, or all words have capitals, each may belong to the name.
    @Test func wordsThatAreNoPackagesStayInTheName() throws {
        let keys = ["Order.Event.Created", "order.Created", "order.event.created", "a.b.Of<Pet>", "a..b.Pet", "a.b."]
        #expect(
            try members(keys) == [
                "public var m0: OrderEventCreated?", "public var m1: OrderCreated?",
                "public var m2: SOrderEventCreated?", "public var m3: ABOfPet?", "public var m4: ABPet?",
                "public var m5: AB?",
            ])
    }

    /// Formerly, the types were called `UserUserInfoCard` and `DestinyDefinitionsDestinyActivity`.
    @Test func aNameThatRepeatsItsPackageIsUsedAlone() throws {
        let keys = ["User.UserInfoCard", "Destiny.Definitions.DestinyActivity", "User.User", "User.Username", "US.USB"]
        #expect(
            try members(keys) == [
                "public var m0: UserInfoCard?", "public var m1: DestinyActivity?", "public var m2: UserUser?",
                "public var m3: UserUsername?", "public var m4: UsUsb?",
            ])
        #expect(
            try members(["User.Data.UserCard", "UserCard"]) == [
                "public var m0: DataUserCard?", "public var m1: UserCard?",
            ])
    }

    /// Formerly, the types were called `AcmeV1OrderJsonschemaStrict`, and so on.
    @Test func theEndingsOfAFileAreNoPartOfTheName() throws {
        let keys = [
            "acme.v1.Order.jsonschema.strict.json", "acme.v1.Item.schema.bundle.json", "acme.v2.Item.schema.json",
            "tsconfig.strict.json", "acme.v1.2.json",
        ]
        #expect(
            try members(keys) == [
                "public var m0: Order?", "public var m1: Item?", "public var m2: V2Item?",
                "public var m3: TsconfigStrict?", "public var m4: AcmeV1_2?",
            ])
    }

    @Test func aComponentOfOpenAPIIsCalledWithoutItsPackages() throws {
        let description = #"""
            {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {}, "components": {"schemas": {
              "com.example.Pet": {"type": "object", "properties": {"a": {"type": "string"}}}}}}
            """#
        #expect(try declarations(description).contains("public struct Pet"))
    }

    /// The key, the name that is made of the whole key, and the name without the packages.
    @Test(arguments: ["com.example.Note", "ComExampleNote", "Note"])
    func aSelectorMayHaveThePackagesAndNeedNot(selector: String) throws {
        var configuration = Generator.Configuration()
        configuration.shaping.excluded = [selector]
        #expect(try members(["com.example.Note"], configuration) == ["public var m0: JSON?"])
        configuration = Generator.Configuration()
        configuration.naming.renames = [selector: "Remark"]
        #expect(try members(["com.example.Note"], configuration) == ["public var m0: Remark?"])
    }
}
