internal import BricolageCore
internal import ECMARegex

/// A compiled schema in the form that is evaluated: flat lists that point into each other by number.
///
///     blocks ──▶ steps ──▶ instructions ──▶ operands, tables, bounds, patterns …
///                              │
///                              └──▶ keywords: the place of each rule in its schema, for reports only
///
/// Made by `SchemaCompiler`, which makes sure that every number is valid. Nothing changes afterwards.
final class Program: Sendable {
    /// All blocks, that of the whole schema first.
    let blocks: FrozenMemory<Block>
    /// Eight ranges of instructions per block, as its schema has them, for reports.
    let steps: FrozenMemory<StepRange>
    /// Eight routes per block, for verdicts.
    let routes: FrozenMemory<Route>
    let instructions: FrozenMemory<Instruction>
    /// Lists of blocks and other numbers that instructions refer to.
    let operands: FrozenMemory<UInt32>
    private let slots: FrozenMemory<KeySlot>
    private let entries: FrozenMemory<KeyEntry>
    private let keyBytes: FrozenMemory<UInt8>
    let tables: FrozenMemory<MemberTable>
    let members: FrozenMemory<MemberRule>
    let patternRules: FrozenMemory<PatternRule>
    let choices: FrozenMemory<Choice>
    let choiceRules: FrozenMemory<ChoiceRule>
    let choiceValues: FrozenMemory<ChoiceValues>
    let choiceBranches: FrozenMemory<ChoiceBranch>
    let choiceMasks: FrozenMemory<UInt64>
    let branchIndexes: [BranchIndex]
    /// The numbers of the indexes, for reports.
    let indexNumbers: [BranchIndex.Place: UInt32]
    let sieves: FrozenMemory<UInt64>
    let bounds: FrozenMemory<NumberBound>
    /// The exact numbers of the bounds.
    let numbers: [JSON.Number]
    let patterns: [ECMARegex]
    /// The tables of the patterns that have one.
    let patternTables: FrozenMemory<ECMARegex.Table>
    let enumerations: FrozenMemory<Enumeration>
    /// The numbers, arrays and objects of the enumerations.
    let enumeratedValues: [EnumeratedValues]
    let formats: [StringFormat]
    let dependencies: [Dependency]
    let dynamicReferences: [DynamicReference]
    /// For each anchor that dynamic references look for, the block that it names in each resource, by its number.
    let dynamicAnchors: [[UInt32: UInt32]]
    let customChecks: [any CustomCheck]
    let places: [KeywordPlace]
    let sources: [SchemaPlaces]
    /// The place of the schema of each block.
    let origins: [KeywordPlace]
    /// The places of `type` by the number of the block.
    let typePlaces: [UInt32]
    /// The places of the annotations of each schema, by the number of its block.
    let annotations: [UInt32: [UInt32]]
    /// The schema resources by their numbers, each with its address and its outermost schema.
    let resources: [(address: String, root: KeywordPlace)]
    /// The working memory of evaluations.
    let workspaces: WorkspacePool

    /// - Parameter keptVerdicts: How many verdicts one evaluation keeps.
    init(_ parts: consuming ProgramParts, keptVerdicts: Int) {
        workspaces = WorkspacePool(keptVerdicts: keptVerdicts)
        blocks = FrozenMemory(parts.blocks)
        steps = FrozenMemory(parts.steps)
        routes = FrozenMemory(parts.routes)
        instructions = FrozenMemory(parts.instructions)
        operands = FrozenMemory(parts.operands)
        slots = FrozenMemory(parts.slots)
        entries = FrozenMemory(parts.entries)
        keyBytes = FrozenMemory(parts.keyBytes, padding: 8)
        tables = FrozenMemory(parts.tables)
        members = FrozenMemory(parts.members)
        patternRules = FrozenMemory(parts.patternRules)
        choices = FrozenMemory(parts.choices)
        choiceRules = FrozenMemory(parts.choiceRules)
        choiceValues = FrozenMemory(parts.choiceValues)
        choiceBranches = FrozenMemory(parts.choiceBranches)
        choiceMasks = FrozenMemory(parts.choiceMasks)
        branchIndexes = parts.branchIndexes
        indexNumbers = parts.indexNumbers
        sieves = FrozenMemory(parts.sieves)
        bounds = FrozenMemory(parts.bounds)
        numbers = parts.numbers
        patterns = parts.patterns
        patternTables = FrozenMemory(parts.patterns.map(\.table))
        enumerations = FrozenMemory(parts.enumerations)
        enumeratedValues = parts.enumeratedValues
        formats = parts.formats
        dependencies = parts.dependencies
        dynamicReferences = parts.dynamicReferences
        dynamicAnchors = parts.dynamicAnchors
        customChecks = parts.customChecks
        places = parts.places
        sources = parts.sources
        origins = parts.origins
        typePlaces = parts.typePlaces
        annotations = parts.annotations
        resources = parts.resources
    }
}

extension Program {
    /// How many keys all tables have.
    var keyCount: UInt32 { UInt32(entries.count) }

    /// The keys of all tables.
    var keys: KeyMemory { KeyMemory(slots: slots.view, entries: entries.view, bytes: keyBytes.view) }

    /// The memory that evaluations read, without reference counting.
    var views: Views {
        Views(
            routes: routes.view, instructions: instructions.view, operands: operands.view, keys: keys,
            tables: tables.view, members: members.view, patternRules: patternRules.view,
            patternTables: patternTables.view, choices: choices.view, choiceRules: choiceRules.view,
            choiceValues: choiceValues.view, choiceBranches: choiceBranches.view, choiceMasks: choiceMasks.view,
            sieves: sieves.view, bounds: bounds.view, enumerations: enumerations.view)
    }

    /// The frozen memory of a program, valid as long as the program lives.
    struct Views: BitwiseCopyable {
        let routes: FrozenView<Route>
        let instructions: FrozenView<Instruction>
        let operands: FrozenView<UInt32>
        let keys: KeyMemory
        let tables: FrozenView<MemberTable>
        let members: FrozenView<MemberRule>
        let patternRules: FrozenView<PatternRule>
        let patternTables: FrozenView<ECMARegex.Table>
        let choices: FrozenView<Choice>
        let choiceRules: FrozenView<ChoiceRule>
        let choiceValues: FrozenView<ChoiceValues>
        let choiceBranches: FrozenView<ChoiceBranch>
        let choiceMasks: FrozenView<UInt64>
        let sieves: FrozenView<UInt64>
        let bounds: FrozenView<NumberBound>
        let enumerations: FrozenView<Enumeration>
    }
}
