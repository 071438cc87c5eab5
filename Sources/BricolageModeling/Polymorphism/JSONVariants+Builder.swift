extension JSONVariants {
    /// Collects the variants of a description.
    @resultBuilder
    public enum Builder {
        /// One list of all variants.
        public static func buildBlock(_ variants: [JSONVariant<Base>]...) -> [JSONVariant<Base>] {
            variants.flatMap { $0 }
        }

        /// One variant.
        public static func buildExpression(_ variant: JSONVariant<Base>) -> [JSONVariant<Base>] { [variant] }

        /// The variants of a loop.
        public static func buildArray(_ variants: [[JSONVariant<Base>]]) -> [JSONVariant<Base>] {
            variants.flatMap { $0 }
        }

        /// The variants of a condition.
        public static func buildOptional(_ variants: [JSONVariant<Base>]?) -> [JSONVariant<Base>] { variants ?? [] }

        /// Variants of one branch.
        public static func buildEither(first variants: [JSONVariant<Base>]) -> [JSONVariant<Base>] { variants }

        /// Variants of the other branch.
        public static func buildEither(second variants: [JSONVariant<Base>]) -> [JSONVariant<Base>] { variants }
    }
}
