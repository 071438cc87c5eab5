extension Emitter {
    /// Where and why declarations use names of the library.
    struct LibraryUse {
        enum Visibility: Int {
            case nowhere, inside, forEverybody
        }

        /// What plain Swift has no type for.
        struct Reasons: OptionSet {
            let rawValue: UInt8

            static let values = Reasons(rawValue: 1)
            static let digits = Reasons(rawValue: 2)
            static let boxes = Reasons(rawValue: 4)
            static let chosen = Reasons(rawValue: 8)
            /// No need for the library, but what plain Swift loses.
            static let nulls = Reasons(rawValue: 16)
        }

        var visibility = Visibility.nowhere
        var reasons: Reasons = []

        static let none = LibraryUse()

        /// A line for each reason, which says what the library is imported for, or what is lost without it.
        var explanations: [String] {
            let lines: [(Reasons, String)] = [
                (.values, "JSON, which holds values of any kind"),
                (.digits, "JSON.Number, which keeps every digit"),
                (.boxes, "Indirect, which stores members that are recursive or large"),
                (.chosen, "the types that the configuration names"),
            ]
            let loss = "Optional members that may be null are nil for null as well, and nil is not written."
            return lines.compactMap { reasons.contains($0) ? "Bricolage is imported for \($1)." : nil }
                + (reasons.contains(.nulls) ? [loss] : [])
        }

        mutating func formUnion(_ other: LibraryUse) {
            if other.visibility.rawValue > visibility.rawValue { visibility = other.visibility }
            reasons.formUnion(other.reasons)
        }
    }

    /// How a declaration, or one nested in it, uses names of the library.
    func libraryUse(of index: Int) -> LibraryUse {
        var use = LibraryUse.none
        var pending = [index]
        while let index = pending.popLast() {
            pending += names.nested[index] ?? []
            let shape = graph.declarations[index].shape
            switch shape {
            case .alias(let type): use.formUnion(libraryUse(of: type))
            case _ where configuration.style == .fast: use.visibility = .forEverybody
            case .wrapper(let type):
                use.formUnion(libraryUse(of: type))
                if layout.isBoxed(index, 0) { use.formUnion(LibraryUse(visibility: .forEverybody, reasons: .boxes)) }
            case .object(let object):
                // Members that the schema does not name are dropped, so no code is written for them.
                for type in object.properties.map(\.type) { use.formUnion(libraryUse(of: type)) }
                let losesNull = object.properties.contains { !$0.isRequired && $0.type != $0.type.withoutNull }
                if losesNull { use.reasons.formUnion(.nulls) }
                for (position, property) in object.ordered.enumerated() where layout.isBoxed(index, position) {
                    // The stored property behind a deprecated one is not visible outside of the file.
                    let isHidden = property.documentation.notes.contains(.deprecated)
                    use.formUnion(LibraryUse(visibility: isHidden ? .inside : .forEverybody, reasons: .boxes))
                }
            case .enumeration, .pending, .tuple, .union:
                for type in shape.expressions { use.formUnion(libraryUse(of: type)) }
            }
        }
        return use
    }

    /// The types of the library that a type named in Swift may contain.
    private static let library: Set<String> = ["JSON", "Indirect", "Meant", "Nullable", "OneOf", "Presumed"]

    /// How a type uses names of the library.
    func libraryUse(of type: TypeExpression) -> LibraryUse {
        switch type {
        case .any: LibraryUse(visibility: .forEverybody, reasons: .values)
        case .exactNumber: LibraryUse(visibility: .forEverybody, reasons: .digits)
        // These are types of the other style only, whose need for the library is not explained.
        case .text, .meant, .presumed: LibraryUse(visibility: .forEverybody)
        case .map(.nullable) where configuration.style == .fast: LibraryUse(visibility: .forEverybody)
        case .foreign(let text, _):
            Self.library.isDisjoint(with: SwiftWords.words(text))
                ? .none : LibraryUse(visibility: .forEverybody, reasons: .chosen)
        case .array(let inner), .map(let inner), .nullable(let inner): libraryUse(of: inner)
        default: .none
        }
    }
}
