// swift-format-ignore-file: NeverForceUnwrap

// Texts within strings, which are assumed to be well-formed.

extension HostileType {
    static var texts: [HostileType] {
        [
            HostileType(Query.self, #"{"query":"a=1&b=2","limit":2}"#),
            HostileType(Matrix.self, #""1 2;3 4""#),
            HostileType(Moment.self, #"{"date":"2026-11-21","time":"08:30"}"#),
            HostileType(FilePath.self, #"{"path":"/a/b.txt","mode":"rw"}"#),
            HostileType(MediaType.self, #"{"type":"text/plain; charset=utf-8","size":5}"#),
            HostileType(Hexadecimal.self, #"{"digest":"0aff","length":2}"#),
            HostileType(Requirement.self, #"{"name":"n","range":"1.0..<2.0"}"#),
            HostileType(Template.self, #"{"text":"hello {name}","names":["name"]}"#),
        ]
    }
}

private struct Query: Decodable {
    enum CodingKeys: CodingKey { case query, limit }
    var items: [Substring: Int] = [:]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        for item in try container.decode(String.self, forKey: .query).split(separator: "&") {
            let parts = item.split(separator: "=")
            items[parts[0]] = Int(parts[1])!
        }
        let limit = try container.decode(Int.self, forKey: .limit)
        precondition(items.count <= limit && items["a"]! == 1)
    }
}

private struct Matrix: Decodable {
    let determinant: Int

    init(from decoder: any Decoder) throws {
        let rows = try decoder.watchedValue().decode(String.self).split(separator: ";")
            .map { $0.split(separator: " ").map { Int($0)! } }
        determinant = rows[0][0] * rows[1][1] - rows[0][1] * rows[1][0]
    }
}

private struct Moment: Decodable {
    enum CodingKeys: CodingKey { case date, time }
    let month: String
    let minute: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let date = try container.decode(String.self, forKey: .date).split(separator: "-").map { Int($0)! }
        month = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][date[1] - 1]
        let time = try container.decode(String.self, forKey: .time)
        minute = Int(time.prefix(2))! * 60 + Int(time.suffix(2))!
        precondition(time.count == 5)
    }
}

private struct FilePath: Decodable {
    enum CodingKeys: CodingKey { case path, mode }
    let name: Substring
    let isWritable: Bool

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let mode = try container.decode(String.self, forKey: .mode)
        let path = try container.decode(String.self, forKey: .path)
        precondition(path.hasPrefix("/") && path.contains("."))
        name = path.split(separator: "/").last!.split(separator: ".").first!
        isWritable = mode.last! == "w"
    }
}

private struct MediaType: Decodable {
    enum CodingKeys: CodingKey { case type, size }
    let subtype: Substring
    let parameters: [Substring: Substring]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let parts = try container.decode(String.self, forKey: .type).split(separator: ";")
        subtype = parts[0].split(separator: "/")[1]
        parameters = Dictionary(
            uniqueKeysWithValues: parts.dropFirst().map { ($0.split(separator: "=")[0], $0.split(separator: "=")[1]) })
        let size = try container.decode(Int.self, forKey: .size)
        precondition(size > 1)
    }
}

private struct Hexadecimal: Decodable {
    enum CodingKeys: CodingKey { case digest, length }
    let bytes: [UInt8]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var digits = try container.decode(String.self, forKey: .digest)[...]
        let length = try container.decode(Int.self, forKey: .length)
        var bytes: [UInt8] = []
        while bytes.count < length {
            bytes.append(UInt8(digits.prefix(2), radix: 16)!)
            digits = digits.dropFirst(2)
        }
        precondition(digits.isEmpty)
        self.bytes = bytes
    }
}

private struct Requirement: Decodable {
    enum CodingKeys: CodingKey { case name, range }
    let range: Range<Double>

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let name = try container.decode(String.self, forKey: .name)
        let bounds = try container.decode(String.self, forKey: .range).split(separator: "..<").map { Double($0)! }
        range = bounds[0]..<bounds[1]
        Register.enter(name)
    }
}

private struct Template: Decodable {
    enum CodingKeys: CodingKey { case text, names }
    let parts: [Substring]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let names = try container.decode([String].self, forKey: .names)
        parts = try container.decode(String.self, forKey: .text).split(separator: "{").dropFirst()
            .map { $0[..<$0.firstIndex(of: "}")!] }
        precondition(parts.count == names.count && names.allSatisfy { parts.contains(Substring($0)) })
    }
}
