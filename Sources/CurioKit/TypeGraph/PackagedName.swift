/// The name of a type that follows the names of its packages, as generators of schemas write it.
///
///     io.k8s.api.core.v1.Pod          io, k8s, api, core, v1        Pod
///     google.rpc.Status.Detail        google, rpc                   Status.Detail
///     Server.Started, foo.Bar         none: the words may be all there is to the name
struct PackagedName {
    let packages: [String]
    let name: String

    /// The packages from the outside in, and then the name.
    var parts: [String] { packages + [name] }

    init?(_ key: String) {
        let words = key.split(separator: ".", omittingEmptySubsequences: false)
        guard words.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(Self.isOfWord) }) else { return nil }
        let packages = words.prefix { $0.utf8.first.map(Self.isLowercase) ?? false }
        let name = words.dropFirst(packages.count)
        guard packages.count > 1, !name.isEmpty else { return nil }
        (self.packages, self.name) = (packages.map(String.init), name.joined(separator: "."))
    }

    private static func isLowercase(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
        default: false
        }
    }
}
