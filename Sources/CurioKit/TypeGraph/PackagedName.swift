/// The name of a type that follows the names of its packages, as generators of schemas write it.
///
///     io.k8s.api.core.v1.Pod          io, k8s, api, core, v1        Pod
///     google.rpc.Status.Detail        google, rpc                   Status.Detail
///     User.UserInfoCard               User                          UserInfoCard, which repeats the package
///     api.v2010.call.call-event       api, v2010                    call-event, the words behind a version
///     acme.v1.Pet.schema.json         acme, v1                      Pet, without the endings of a file
///     Server.Started, foo.Bar         none: the words may be all there is to the name
struct PackagedName {
    let packages: [String]
    let name: String

    /// The packages from the outside in, and then the name.
    var parts: [String] { packages + [name] }

    init?(_ key: String) {
        let words = FileEndings.removed(from: key).split(separator: ".", omittingEmptySubsequences: false)
        guard words.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(Self.isOfWord) }) else { return nil }
        let lowercase = words.prefix { $0.utf8.first.map(Self.isLowercase) ?? false }
        var packages = lowercase.isEmpty && Self.repeatsFirst(words) ? words.dropLast() : lowercase
        if packages.count == words.count, let version = words.dropLast().lastIndex(where: Self.isVersion), version > 0 {
            packages = words[...version]
        }
        let name = Self.withoutRepetitions(Array(words.dropFirst(packages.count)))
        guard let start = name.first?.utf8.first, !Self.isDigit(start),
            packages.count > 1 || lowercase.isEmpty && !packages.isEmpty
        else { return nil }
        (self.packages, self.name) = (packages.map(String.init), name.joined(separator: "."))
    }

    /// Whether the last word begins with the first one and goes on with another: not `US.USB`.
    private static func repeatsFirst(_ words: [Substring]) -> Bool {
        guard words.count > 1, let end = words[0].utf8.last, !(0x41...0x5A).contains(end),
            words[words.count - 1].hasPrefix(words[0])
        else { return false }
        return words[words.count - 1].utf8.dropFirst(words[0].utf8.count).first.map { !isLowercase($0) } ?? false
    }

    /// Whether a word is the version of a package: `v1`, `v2010`, `v1beta1`.
    private static func isVersion(_ word: Substring) -> Bool {
        word.first == "v" && word.utf8.dropFirst().first.map(isDigit) ?? false
    }

    /// The words without those that the next one begins with: `call`, `call-event` is `call-event`.
    private static func withoutRepetitions(_ words: [Substring]) -> [Substring] {
        words.indices.filter { position in
            guard position + 1 < words.count, words[position + 1].hasPrefix(words[position]) else { return true }
            return words[position + 1].utf8.dropFirst(words[position].utf8.count).first.map(isLetterOrDigit) ?? true
        }.map { words[$0] }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool { isOfWord(byte) && byte != 0x2D && byte != 0x5F }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func isLowercase(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
        default: false
        }
    }
}
