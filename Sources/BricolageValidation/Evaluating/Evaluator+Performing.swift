extension Evaluator {
    /// Whether a value obeys one rule: the one place that knows which operation belongs to which keyword.
    ///
    /// Rules are performed only for values of the kinds that they concern.
    @inline(__always)
    mutating func perform(_ step: Instruction, _ index: Int, _ region: EvaluationMarks.Region) -> Bool {
        switch step.operation {
        case .values: isEnumerated(step, index)
        case .minimum: order(index, step) != .less
        case .maximum: order(index, step) != .greater
        case .exclusiveMinimum: order(index, step) == .greater
        case .exclusiveMaximum: order(index, step) == .less
        case .multiple: isMultiple(index, step)
        case .length: hasLength(step, index)
        case .pattern: matches(step.first, index)
        case .format: hasFormat(step, index)
        case .content: hasContent(step, index)
        case .itemCount: hasItemCount(step, index)
        case .uniqueItems: hasUniqueItems(index)
        case .items: acceptsItems(step, index, region)
        case .prefixItems: acceptsPrefix(step, index, region)
        case .contains: containsItems(step, index, region)
        case .unevaluatedItems: acceptsUnevaluatedItems(step, index, region)
        case .memberCount: hasMemberCount(step, index)
        case .members: acceptsMembers(step, index, region)
        case .memberNames: acceptsNames(step, index)
        case .unevaluatedMembers: acceptsUnevaluatedMembers(step, index, region)
        case .dependentMembers: hasDependentMembers(step, index, region)
        case .all: acceptsAll(step, index, region)
        case .any: acceptsAny(step, index, region)
        case .exactlyOne: acceptsExactlyOne(step, index, region)
        case .not: refuses(step, index)
        case .condition: acceptsConditionally(step, index, region)
        case .reference: acceptsReferred(step, index, region)
        case .dynamicReference: acceptsDynamically(step, index, region)
        case .custom: isFine(step, index)
        case .choice: acceptsChoice(step, index)
        case .indexed: acceptsIndexed(step, index, region)
        case .anyText: isAnyText(step, index)
        case .end: true
        }
    }
}
