import BricolageCore
import Foundation
import TestSupport
import Testing

@Suite struct ZDepthProbe {
    struct Chain: Codable { var next: [Chain]?; var name: String? }
    struct Flat: Codable { @Indirect var next: Flat?; var name: String? }
    final class Node: Codable { var next: Node?; var name: String? }
    @Test func probe() throws {
        let env = ProcessInfo.processInfo.environment
        let levels = Int(env["PROBE_LEVELS"] ?? "10") ?? 10
        let what = env["PROBE"] ?? "chain"
        let stack = (Int(env["PROBE_KB"] ?? "512") ?? 512) * 1024
        try onSmallStack(bytes: stack) {
            let dec = JSON.Decoder(parsing: JSONParsingOptions(maximumDepth: 100_000))
            let enc = JSON.Encoder(maximumDepth: 100_000)
            let chain = String(repeating: #"{"next":["#, count: levels / 2) + String(repeating: "]}", count: levels / 2)
            let node = String(repeating: #"{"next":"#, count: levels) + "null" + String(repeating: "}", count: levels)
            switch what {
            case "chain": _ = try dec.decode(Chain.self, from: chain)
            case "node": _ = try dec.decode(Node.self, from: node)
            case "flat": _ = try dec.decode(Flat.self, from: node)
            case "enc":
                var n = Node.make(); for _ in 0..<levels { let m = Node.make(); m.next = n; n = m }
                _ = try enc.encode(n)
            case "fdec": _ = try JSONDecoder().decode(Node.self, from: Data(node.utf8))
            default: break
            }
        }
        print("SURVIVED \(what) \(levels)")
    }
}
extension ZDepthProbe.Node { static func make() -> ZDepthProbe.Node { try! JSONDecoder().decode(ZDepthProbe.Node.self, from: Data("{}".utf8)) } }
