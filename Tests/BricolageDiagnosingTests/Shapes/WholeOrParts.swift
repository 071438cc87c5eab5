/// A type that throws an error of its own after others that it has caught.
enum WholeOrParts: Decodable {
    case whole(Int), parts([Int])
    private enum CodingKeys: CodingKey { case whole, parts }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let whole = try? container.decode(Int.self, forKey: .whole) {
            self = .whole(whole)
        } else if let parts = try? container.decode([Int].self, forKey: .parts) {
            self = .parts(parts)
        } else {
            throw Refusal(reason: "neither whole nor parts")
        }
    }
}
