import Bricolage
import BricolageBridging
import ElevateCompat
import Foundation
import Testing

private struct Avatar {
    var url: URL
    var width: Int
    var height: Int
}

extension Avatar: Elevate.Decodable {
    init(json: Any) throws {
        let entity = try Parser.parseEntity(json: json) { schema in
            schema.addProperty(keyPath: "url", type: .url)
            schema.addProperty(keyPath: "width", type: .int)
            schema.addProperty(keyPath: "height", type: .int)
        }
        url = entity <-! "url"
        width = entity <-! "width"
        height = entity <-! "height"
    }
}

/// The snippets of the article for users of Elevate.
@Suite("Coming from Elevate")
struct ComingFromElevateTests {
    @Test func entities() throws {
        let data = Data(
            """
            {"response": {"avatar": {"url": "a.png", "width": 3, "height": 4}, "since": "2015-01-30", "nickname": null}}
            """.utf8)
        // snippet
        let avatar: Avatar = try Elevate.decodeObject(from: data, atKeyPath: "response.avatar")

        let dateDecoder = DateDecoder(dateFormatString: "yyyy-MM-dd")
        let entity = try Parser.parseEntity(data: data) { schema in
            schema.addProperty(keyPath: "response.since", type: .string, decoder: dateDecoder)
            schema.addProperty(keyPath: "response.nickname", type: .string, optional: true)
        }
        let since: Date = entity <-! "response.since"
        let nickname: String? = entity <-? "response.nickname"
        // end
        #expect(avatar.width == 3)
        #expect(Calendar(identifier: .gregorian).component(.day, from: since) == 30)
        #expect(nickname == nil)
    }
}

// snippet
private typealias Decoder = Elevate.Decoder
// end

private struct Doubling: Decoder {
    func decode(_ object: Any) throws -> Any { try Int(json: object) * 2 }
}

extension ComingFromElevateTests {
    @Test func oldNames() throws {
        #expect(try Doubling().decode(2) as? Int == 4)
    }

    @Test func issues() throws {
        let faulty = Data(
            """
            {"avatars": [{"url": "a.png", "width": 3.5, "height": 4},
             {"url": "b.png", "width": 1, "heigth": 2}]}
            """.utf8)
        func show(_ avatars: [Avatar]) {}
        var printed = ""
        func print(_ failure: DecodingIssues) { printed = "\(failure)" }
        // snippet
        do {
            let avatars: [Avatar] = try Elevate.reportingIssues {
                try Elevate.decodeArray(from: faulty, atKeyPath: "avatars")
            }
            show(avatars)
        } catch let failure as DecodingIssues {
            print(failure)
        }
        // end
        try PrintedText.expect(printed, in: "ComingFromElevate")
    }

    @Test func typesThatMoved() throws {
        struct Address: Decodable, Equatable {
            var city: String
        }
        let entity = try Parser.parseEntity(json: ["address": ["city": "Bath"]]) { schema in
            // snippet
            schema.addProperty(keyPath: "address", type: .dictionary, decoder: Elevate.CodableDecoder<Address>())
            // end
        }
        let address: Address = entity <-! "address"
        #expect(address == Address(city: "Bath"))
    }
}

// snippet
extension Avatar: Swift.Decodable {
    init(from decoder: any Swift.Decoder) throws { try self.init(json: JSON(from: decoder).foundationObject()) }
}
// end

extension ComingFromElevateTests {
    @Test func typesThatHaveNotMoved() throws {
        let avatars = try JSON.decode([Avatar].self, from: #"[{"url": "a.png", "width": 3, "height": 4}]"#)
        #expect(avatars.first?.height == 4)
    }
}
