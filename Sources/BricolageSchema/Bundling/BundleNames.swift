/// The target of a reference in a bundle.
enum BundledTarget {
    /// A schema that has an address in the bundle, for a reference that is relative to another address.
    case address(URIReference, from: URIReference)
    /// A place in the resource of the reference itself; nil for the whole resource.
    case fragment(String?)
}

/// How addresses are written in a bundle: those of files are relative, so that the bundle contains no local folders.
///
///     /home/me/api/sub/main.json      "$id": "sub/main.json"      below the folder that all files have in common
///     /home/me/api/defs.json          "$id": "../defs.json"       relative to that
///
/// The first file needs its address only if another file refers to it, or if a file is outside its folder: without the
/// address, references to such a file would depend on the place of the bundle.
struct BundleNames {
    /// The address of the first file.
    private let root: URIReference
    /// The address of the first file in the bundle; nil if no reference depends on it.
    private(set) var rootName: String?

    /// - Parameter isReferredTo: Whether a reference of another resource leads to the first file.
    init(_ files: [BundledFile], isReferredTo: Bool) {
        root = files[0].address
        if files[0].claimsAddress { return }
        guard Self.isLocal(root) else {
            // Files next to it can only be found by its address.
            if files.count > 1 || isReferredTo { rootName = root.description }
            return
        }
        var common = Self.steps(of: root)
        let depth = common.count
        for file in files.dropFirst() where !file.claimsAddress && Self.isLocal(file.address) {
            common = Array(zip(common, Self.steps(of: file.address)).prefix { $0 == $1 }.map(\.0))
        }
        if isReferredTo || common.count < depth {
            rootName = Self.escapingColon(String(root.path.dropFirst(common.reduce(0) { $0 + $1.count + 1 })))
        }
    }

    func text(for target: BundledTarget) -> String {
        switch target {
        case .address(let address, let base): text(for: address, from: base)
        case .fragment(let fragment): "#" + (fragment ?? "")
        }
    }

    /// The address as it is written in the first file.
    func text(for address: URIReference) -> String { text(for: address, from: root) }

    private func text(for address: URIReference, from base: URIReference) -> String {
        guard Self.isLocal(address), Self.isLocal(base), address.scheme == base.scheme else {
            return address.description
        }
        let (from, to) = (Self.steps(of: base), Self.steps(of: address))
        let common = zip(from, to).prefix { $0 == $1 }.count
        var relative = address
        relative.scheme = nil
        relative.authority = nil
        let rest = address.path.dropFirst(to.prefix(common).reduce(0) { $0 + $1.count + 1 })
        relative.path = Self.escapingColon(String(repeating: "../", count: from.count - common) + rest)
        return relative.description
    }

    /// Whether an address names a file of this machine.
    static func isLocal(_ address: URIReference) -> Bool {
        (address.scheme == nil || address.scheme == "file") && address.authority ?? "" == ""
    }

    /// The folders of an address, from the outermost one.
    private static func steps(of address: URIReference) -> [Substring] {
        Array(address.path.split(separator: "/", omittingEmptySubsequences: false).dropLast())
    }

    /// Avoids a colon in the first segment, which would end a scheme (RFC 3986, section 4.2).
    private static func escapingColon(_ path: String) -> String {
        path.prefix { $0 != "/" }.contains(":") ? "./" + path : path
    }
}
