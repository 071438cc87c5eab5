package import BricolageCore
package import BricolageSchema

/// Several schemas of one file, compiled together, so that the parts they share are compiled once.
package struct CompiledSubschemas: Sendable {
    private let program: Program
    private let entries: [UInt32]
    private let options: ValidationOptions

    /// Compiles schemas, with all that they refer to.
    package init(
        _ schemas: [JSONSchema], of root: JSONSchema, registry: SchemaRegistry, options: ValidationOptions
    ) throws(SchemaIssues) {
        let compiler = SchemaCompiler(registry: registry, options: options)
        program = try compiler.program(for: root, and: schemas)
        entries = schemas.map { compiler.block(for: $0) }
        self.options = options
    }

    /// Whether a value is valid against the schema at a position among the compiled ones; nil if there is no verdict.
    package func isValid(_ node: JSONDocument.Node, at position: Int) -> Bool? {
        var evaluator = evaluator(for: node)
        let isValid = accepts(node, at: position, &evaluator)
        return evaluator.interruption == nil ? isValid : nil
    }

    /// An evaluation of values of a document.
    func evaluator(for document: JSONDocument.Node) -> Evaluator {
        Evaluator(program, document, maximumDepth: options.maximumDepth)
    }

    /// Whether a value is valid against the schema at a position; a verdict only if the evaluation was not interrupted.
    func accepts(_ node: JSONDocument.Node, at position: Int, _ evaluator: inout Evaluator) -> Bool {
        evaluator.accepts(entries[position], node.index)
    }
}
