/// What requests have in common which the code of a type makes for one member of its values.
package struct RequestPattern: Hashable, Sendable {
    /// What tells containers of one value apart: the type of their keys, or their own.
    var view: ObjectIdentifier
    var step: Step
    /// The type that is asked for.
    var type: ObjectIdentifier
    /// Whether a value that is absent or null is answered by nil.
    var isOptional: Bool

    package init(view: ObjectIdentifier, step: Step, type: ObjectIdentifier, isOptional: Bool) {
        self.view = view
        self.step = step
        self.type = type
        self.isOptional = isOptional
    }

    /// What is asked for of a value.
    package enum Step: Hashable, Sendable {
        /// The container itself.
        case container
        /// The value itself.
        case whole
        case member(String)
        case element(Int)
        /// The keys of the container.
        case keys
        /// Anything else.
        case other
    }
}
