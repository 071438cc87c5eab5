// swift-format-ignore-file: NeverForceUnwrap

import Foundation
import Synchronization

// Initialisers that use other threads, locks and stores of their own.

extension HostileType {
    static var threads: [HostileType] {
        [
            HostileType(Elsewhere.self, #"{"n":1,"m":[2,3]}"#),
            HostileType(Handed.self, #"[{"n":1},{"n":2}]"#),
            HostileType(Waited.self, #"{"n":1}"#),
            HostileType(Guarded.self, #"{"n":1,"list":[1,2]}"#),
            HostileType(Gate.self, #"{"n":1,"m":2}"#),
            HostileType(Cached.self, #"[{"id":"a","n":1},{"id":"b","n":2},{"id":"a","n":1}]"#),
        ]
    }
}

/// Runs code on another thread and waits for it.
private func elsewhere<T>(_ body: @escaping () throws -> T) throws -> T {
    nonisolated(unsafe) var result: Result<T, any Error>?
    nonisolated(unsafe) let work = body
    let done = DispatchSemaphore(value: 0)
    Thread {
        result = Result { try work() }
        done.signal()
    }.start()
    done.wait()
    return try result!.get()
}

private struct Elsewhere: Decodable {
    enum CodingKeys: CodingKey { case n, m }
    let n: Int
    let m: [Int]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        n = try container.decode(Int.self, forKey: .n)
        m = try elsewhere { try container.decode([Int].self, forKey: .m) }
        precondition(m.count > n)
    }
}

private struct Handed: Decodable {
    struct Item: Decodable { var n: Int }
    var items: [Item] = []

    init(from decoder: any Decoder) throws {
        var elements = try decoder.unkeyedContainer()
        var decoders: [any Decoder] = []
        while !elements.isAtEnd { decoders.append(try elements.superDecoder()) }
        items = try decoders.reversed().map { decoder in try elsewhere { try Item(from: decoder) } }
        precondition(items[0].n > items[1].n)
    }
}

private struct Waited: Decodable {
    enum CodingKeys: CodingKey { case n }
    let n: Int

    init(from decoder: any Decoder) throws {
        n = try elsewhere { try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .n) }
        precondition(n == 1)
    }
}

private struct Guarded: Decodable {
    static let lock = NSLock()
    enum CodingKeys: CodingKey { case n, list }
    let n: Int
    let list: [Int]

    init(from decoder: any Decoder) throws {
        Self.lock.lock()
        defer { Self.lock.unlock() }
        let container = try decoder.container(keyedBy: CodingKeys.self)
        n = try container.decode(Int.self, forKey: .n)
        list = try container.decode([Int].self, forKey: .list)
        precondition(list[n] > n)
    }
}

private struct Gate: Decodable {
    static let gate = DispatchSemaphore(value: 1)
    enum CodingKeys: CodingKey { case n, m }
    let n: Int
    let m: Int

    init(from decoder: any Decoder) throws {
        Self.gate.wait()
        defer { Self.gate.signal() }
        let container = try decoder.container(keyedBy: CodingKeys.self)
        (n, m) = (try container.decode(Int.self, forKey: .n), try container.decode(Int.self, forKey: .m))
        precondition(m > n)
    }
}

private struct Cached: Decodable {
    struct Item: Decodable {
        static let known = Mutex<[String: Int]>([:])
        enum CodingKeys: CodingKey { case id, n }
        let id: String
        let n: Int

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            id = try container.decode(String.self, forKey: .id)
            let key = id
            if let n = Self.known.withLock({ $0[key] }) {
                self.n = n
            } else {
                let n = try container.decode(Int.self, forKey: .n)
                Self.known.withLock { $0[key] = n }
                self.n = n
            }
        }
    }
    let items: [Item]

    init(from decoder: any Decoder) throws {
        Item.known.withLock { $0 = [:] }
        items = try decoder.watchedValue().decode([Item].self)
        precondition(items.first!.n == items.last!.n)
    }
}
