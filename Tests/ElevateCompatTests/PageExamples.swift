import ElevateCompat
import Foundation

// The types of Elevate's page, as they are there.

struct Address: Equatable {
    let street: String
    let city: String
}

extension Address: Elevate.Decodable, Elevate.Encodable {
    init(json: Any) throws {
        let entity = try Parser.parseEntity(json: json) { schema in
            schema.addProperty(keyPath: "street", type: .string)
            schema.addProperty(keyPath: "city", type: .string)
        }
        street = entity <-! "street"
        city = entity <-! "city"
    }

    var json: Any { ["street": street, "city": city] }
}

struct Person {
    let identifier: Int
    let name: String
    let nickname: String?
    let birthDate: Date
    let isMember: Bool?
    let addresses: [Address]
}

extension Person: Elevate.Decodable {
    fileprivate struct KeyPath {
        static let id = "identifier"
        static let name = "name"
        static let nickname = "nickname"
        static let birthDate = "birthDate"
        static let isMember = "isMember"
        static let addresses = "addresses"
    }

    init(json: Any) throws {
        let dateDecoder = DateDecoder(dateFormatString: "yyyy-MM-dd")

        let entity = try Parser.parseEntity(json: json) { schema in
            schema.addProperty(keyPath: KeyPath.id, type: .int)
            schema.addProperty(keyPath: KeyPath.name, type: .string)
            schema.addProperty(keyPath: KeyPath.nickname, type: .string, optional: true)
            schema.addProperty(keyPath: KeyPath.birthDate, type: .string, decoder: dateDecoder)
            schema.addProperty(keyPath: KeyPath.isMember, type: .bool, optional: true)
            schema.addProperty(keyPath: KeyPath.addresses, type: .array, decodableType: Address.self)
        }

        self.identifier = entity <-! KeyPath.id
        self.name = entity <-! KeyPath.name
        self.nickname = entity <-? KeyPath.nickname
        self.birthDate = entity <-! KeyPath.birthDate
        self.isMember = entity <-? KeyPath.isMember
        self.addresses = entity <--! KeyPath.addresses
    }
}

extension Person: Elevate.Encodable {
    var json: Any {
        var json: [String: Any] = [
            KeyPath.id: identifier,
            KeyPath.name: name,
            KeyPath.birthDate: birthDate,
            KeyPath.addresses: addresses.json,
        ]

        if let nickname = nickname { json[KeyPath.nickname] = nickname }
        if let isMember = isMember { json[KeyPath.isMember] = isMember }

        return json
    }
}

struct Avatar: Equatable {
    let URL: URL
    let width: Int
    let height: Int
}

extension Avatar: Elevate.Decodable {
    init(json: Any) throws {
        guard let avatar = try AvatarDecoder().decode(json) as? Avatar else {
            throw ParserError.Validation(failureReason: "no avatar")
        }
        self = avatar
    }
}

class AvatarDecoder: Elevate.Decoder {
    func decode(_ object: Any) throws -> Any {
        let urlKeyPath = "url"
        let widthKeyPath = "width"
        let heightKeyPath = "height"

        let entity = try Parser.parseEntity(json: object) { schema in
            schema.addProperty(keyPath: urlKeyPath, type: .url)
            schema.addProperty(keyPath: widthKeyPath, type: .int)
            schema.addProperty(keyPath: heightKeyPath, type: .int)
        }

        return Avatar(
            URL: entity <-! urlKeyPath,
            width: entity <-! widthKeyPath,
            height: entity <-! heightKeyPath
        )
    }
}

class AlternateAvatarDecoder: Elevate.Decoder {
    func decode(_ object: Any) throws -> Any {
        let locationKeyPath = "location"
        let wKeyPath = "w"
        let hKeyPath = "h"

        let entity = try Parser.parseEntity(json: object) { schema in
            schema.addProperty(keyPath: locationKeyPath, type: .url)
            schema.addProperty(keyPath: wKeyPath, type: .int)
            schema.addProperty(keyPath: hKeyPath, type: .int)
        }

        return Avatar(
            URL: entity <-! locationKeyPath,
            width: entity <-! wKeyPath,
            height: entity <-! hKeyPath
        )
    }
}

/// The date decoder whose method the page shows, with the older spelling of the error.
class PageDateDecoder: Elevate.Decoder {
    let dateFormatter = DateFormatter()

    func decode(_ object: Any) throws -> Any {
        if let string = object as? String {
            return try dateFromString(string, withFormatter: self.dateFormatter)
        } else {
            let description = "DateParser object to parse was not a String."
            throw ParserError.Validation(failureReason: description)
        }
    }

    private func dateFromString(_ string: String, withFormatter formatter: DateFormatter) throws -> Date {
        formatter.dateFormat = "yyyy"
        guard let date = formatter.date(from: string) else {
            throw ParserError.Validation(failureReason: "no year")
        }
        return date
    }
}
