/// What all requests have in common that the code of a type makes for one member of its values.
package struct RequestPattern: Hashable, Sendable {
    /// What distinguishes the containers of one value: the type of their keys, or their own type.
    package let view: ObjectIdentifier
    var step: Step
    /// The requested type.
    var type: ObjectIdentifier
    /// Whether the answer is nil if the value is absent or null.
    var isOptional: Bool

    package init(view: ObjectIdentifier, step: Step, type: ObjectIdentifier, isOptional: Bool) {
        self.view = view
        self.step = step
        self.type = type
        self.isOptional = isOptional
    }

    /// What is requested of a value.
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
