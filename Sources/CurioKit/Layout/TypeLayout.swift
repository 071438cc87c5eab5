/// Which properties and cases are boxed.
///
/// A value is stored inside its owner unless that would make the owner contain itself, the value is estimated to take
/// more bytes than a threshold, or the configuration asks for it. Sizes are those of 64-bit platforms. Objects that are
/// classes are references, which are never boxed.
///
///     Node    name     16 bytes  in place
///             marks     8 bytes  in place: an array is a reference
///             style   900 bytes  boxed: above the threshold
///             parent        nil  boxed: its size is being computed, so Node would contain itself
struct TypeLayout: Sendable {
    /// The most bytes of a branch that is stored in place: the size of an enumeration of strings.
    ///
    /// The code that copies and destroys a union handles every branch, in each type that contains the union. With
    /// objects boxed, the compiler emits a fifth less code.
    static let branchThreshold = 17
    /// The most bytes of a member that is stored in place in plain Swift, where boxes need the library: a bound on what
    /// is copied and on the stack.
    static let plainThreshold = 4096
    /// The depth to which nested values are followed; deeper ones are boxed.
    private static let maximumDepth = 500

    private let graph: TypeGraph
    private let threshold: Int
    private let objects: Generator.Configuration.Storage.ObjectKind
    /// The keys of the members to box, by declarations.
    private let indirect: [Int: Set<String>]
    private var sizes: [Int: Int] = [:]
    private var running: Set<Int> = []
    private var boxed: Set<Place> = []

    private struct Place: Hashable {
        var declaration: Int
        var position: Int
    }

    init(
        _ graph: TypeGraph, storage: Generator.Configuration.Storage, style: Generator.Style,
        indirect: [Int: Set<String>]
    ) {
        self.graph = graph
        threshold = style == .codable ? max(storage.inlineSize, Self.plainThreshold) : storage.inlineSize
        objects = storage.objects
        self.indirect = indirect
        for index in graph.reachable { _ = size(of: index) }
    }

    /// Whether a property, in the order of the declaration's `ordered` properties, a branch or an element is boxed.
    func isBoxed(_ declaration: Int, _ position: Int) -> Bool {
        boxed.contains(Place(declaration: declaration, position: position))
    }

    /// The size of a declaration; nil while it is being computed, or if declarations are nested too deeply.
    private mutating func size(of index: Int) -> Int? {
        if let size = sizes[index] { return size }
        guard running.count < Self.maximumDepth, running.insert(index).inserted else { return nil }
        defer { running.remove(index) }
        var size = 0
        switch graph.declarations[index].shape {
        case .object where objects == .class: size = 8
        case .alias(let type): size = self.size(of: type) ?? threshold + 1
        case .wrapper(let type):
            size = stored(type, isOptional: false, at: Place(declaration: index, position: 0))
        case .object(let object):
            for (position, property) in object.ordered.enumerated() where property.constant == nil {
                let isOptional = !property.isRequired
                let place = Place(declaration: index, position: position)
                if indirect[index]?.contains(property.key) == true { boxed.insert(place) }
                size = sum(size, stored(property.type, isOptional: isOptional, at: place))
            }
            for _ in object.patterns { size = sum(size, 8) }
            if object.rest != .rejected { size = sum(size, 8) }
        case .tuple(let tuple):
            for (position, element) in tuple.elements.enumerated() {
                let isOptional = position >= tuple.requiredCount
                size = sum(
                    size, stored(element, isOptional: isOptional, at: Place(declaration: index, position: position)))
            }
            if tuple.rest != .rejected { size = sum(size, 8) }
        case .union(let union):
            for (position, branch) in union.branches.enumerated() {
                let place = Place(declaration: index, position: position)
                size = max(size, stored(branch.type, at: place, threshold: Self.branchThreshold))
            }
            size = max(size, 8) + 1
        case .enumeration: size = 17
        case .pending: size = 24
        }
        sizes[index] = size
        return size
    }

    private func sum(_ size: Int, _ next: Int) -> Int {
        let alignment = next >= 8 ? 8 : 1
        return (size + alignment - 1) / alignment * alignment + next
    }

    private mutating func stored(
        _ type: TypeExpression, isOptional: Bool = false, at place: Place, threshold limit: Int? = nil
    ) -> Int {
        guard let size = size(of: type), size <= limit ?? threshold, !boxed.contains(place) else {
            boxed.insert(place)
            return 8
        }
        return isOptional ? size + 1 : size
    }

    private mutating func size(of type: TypeExpression) -> Int? {
        switch type {
        case .never: 0
        case .bool: 1
        case .integer, .unsigned, .number, .array, .map: 8
        case .string: 16
        case .text(let format): format.size
        case .any, .exactNumber: 24
        case .nullable(let wrapped): size(of: wrapped).map { $0 + 1 }
        case .meant(let wrapped), .presumed(let wrapped): size(of: wrapped).map { max($0, 24) + 1 }
        case .foreign: 24
        case .named(let index): size(of: index)
        }
    }
}
