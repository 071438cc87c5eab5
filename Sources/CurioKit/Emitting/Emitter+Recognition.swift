/// How a generated union, tuple or wrapper recognizes values by their kinds, so that `Meant` keeps values of other
/// kinds.
///
///     v: Meant<V>        enum V { case string(String), number(Double) }
///     {"v": [1]}         V.recognize: .impossible     the value is kept as it is
///
/// Only types inside `Meant` are asked; others have no such function.
extension Emitter {
    /// A closure that writes which kinds of values a declaration accepts, if it is used inside `Meant`; otherwise it
    /// writes nothing.
    func recognition(of index: Int) -> (inout SourceText) -> Void {
        guard meant.contains(index) else { return { _ in } }
        let kinds = settled.readKinds(of: index)
        let all: [(kind: ValueKinds, name: String)] = [
            (.bool, ".bool"), (.number, ".number"), (.string, ".string"), (.array, ".array"), (.object, ".object"),
        ]
        let names = all.filter { !kinds.isDisjoint(with: $0.kind) }.map(\.name)
        guard names.count < all.count else { return { _ in } }
        let access = access
        return { text in
            text.gap()
            text.block("\(access)static func recognize(_ json: JSONDocument.Node) -> JSONRecognition") { text in
                text.line("switch json.kind {")
                text.line("case \(names.joined(separator: ", ")): .possible")
                text.line("default: .impossible")
                text.line("}")
            }
        }
    }
}

extension TypeGraph {
    /// The declarations that are used inside `Meant`, which also keeps values of other kinds.
    var meantDeclarations: Set<Int> {
        let types = declarations.flatMap(\.shape.expressions) + definitions + [root]
        return Set(types.compactMap(\.meantDeclaration))
    }
}

extension TypeExpression {
    fileprivate var meantDeclaration: Int? {
        switch self {
        case .meant(.named(let index)): index
        case .array(let inner), .map(let inner), .nullable(let inner), .meant(let inner), .presumed(let inner):
            inner.meantDeclaration
        default: nil
        }
    }
}
