internal import BricolageCore
internal import BricolageSchema

/// Finds objects that contain others of their own kind, and makes a definition of each kind.
///
///     {"name": …, "parts": [{"name": …, "parts": [{"name": …}]}]}
///
///     root ─ objects: name, parts ─ arrays ─ objects: name, parts ─ arrays ─ objects: name
///     root ─ references: 0                   definitions: 0 ─ name, parts ─ arrays ─ references: 0
///
/// Objects that are like those around them are removed from their place and added to the latter, which are then
/// examined again, until nothing new is found. A place has objects of one kind: once some have been removed from it,
/// those found there later are removed as well, whatever they are like, and if two definitions meet at a place, they
/// become one.
struct Recursion {
    /// Objects of one kind.
    struct Definition {
        /// The key of the outermost of them; for elements of an array, the singular of its key.
        var key = ""
        /// The objects; while the objects around them are being examined, only those found since the current pass
        /// began.
        var shape = ValueShape()
        /// The number of the definition that this one has become a part of.
        var whole: Int?
    }

    /// Objects that contain the current place.
    private struct Outer {
        var outline: ObjectOutline
        /// The key under which the current place is.
        var key = ExactKey("")
        /// The number of their definition, once there is one.
        var number: Int?
    }

    /// All values, with references to what was made a definition.
    private(set) var root: ValueShape
    private(set) var definitions: [Definition] = []

    private let options: InferenceOptions
    private var outer: [Outer] = []
    /// How many more places are examined: the repeated passes end, but for some documents only after a long time.
    private var places = 4 * Shape.maximumSize
    /// Everything merged here is discarded afterwards, so it needs no bounds.
    private var unbounded = ShapeBounds(width: .max)

    init(_ shape: ValueShape, _ options: InferenceOptions) {
        root = shape
        self.options = options
        var whole = shape
        fold(&whole, under: "root")
        root = whole
    }

    /// The number of the definition that a definition has become part of, or else its own.
    func whole(_ number: Int) -> Int {
        var number = number
        while let next = definitions[number].whole { number = next }
        return number
    }

    /// Finds recursion from a place inwards, except where too little was seen for the schema to state anything.
    private mutating func fold(_ value: inout ValueShape, under key: String) {
        places -= 1
        guard value.unseen == 0, value.count >= options.valuesPerType, places > 0 else { return }
        value.arrays.eachShape { fold(&$0, under: Nouns.singular(key) ?? key) }
        let isChanged = unite(&value.references)
        guard value.objects.count > 0 || isChanged else { return }
        let number = value.references.keys.first
        if let place = kin(of: value.objects, number) {
            take(&value, from: place)
        } else {
            foldMembers(of: &value, number, under: key)
        }
    }

    /// The position in `outer` of the objects to which those of a place belong, by the number of their definition or by
    /// likeness.
    private func kin(of objects: ObjectShape, _ number: Int?) -> Int? {
        if let number { return outer.lastIndex { $0.number == number } }
        guard objects.count >= options.valuesPerType else { return nil }
        let outline = ObjectOutline(objects)
        return outer.lastIndex { outline.isLike($0.outline, under: $0.key) }
    }

    /// Unites all definitions that a place refers to, and returns whether there were several.
    private mutating func unite(_ references: inout [Int: Int]) -> Bool {
        let numbers = Set(references.keys.map(whole)).sorted()
        guard let first = numbers.first else { return false }
        references = [first: references.values.reduce(0, +)]
        for other in numbers.dropFirst() {
            for place in outer.indices where outer[place].number == other { outer[place].number = first }
            definitions[first].shape.objects.merge(definitions[other].shape.objects, &unbounded)
            definitions[other] = Definition(whole: first)
        }
        return numbers.count > 1
    }

    /// Moves the objects at a place into the definition of objects around them.
    private mutating func take(_ value: inout ValueShape, from place: Int) {
        let number = outer[place].number ?? definitions.count
        if number == definitions.count { definitions.append(Definition()) }
        outer[place].number = number
        definitions[number].shape.objects.merge(value.objects, &unbounded)
        value.refer(to: number)
    }

    /// Finds recursion inside objects; `known` is the number of their definition if they already belong to one.
    private mutating func foldMembers(of value: inout ValueShape, _ known: Int?, under key: String) {
        let level = outer.count
        var objects = value.objects
        outer.append(Outer(outline: ObjectOutline(objects), number: known))
        var isSettled = false
        while !isSettled {
            if let number = outer[level].number {
                objects.merge(definitions[number].shape.objects, &unbounded)
                definitions[number].shape.objects = ObjectShape()
            }
            outer[level].outline = ObjectOutline(objects)
            objects.makeMap(where: { MapJudgement($0).isMap }, &unbounded)
            objects.eachValue { member, child in
                if let member { outer[level].key = member }
                fold(&child, under: member?.text ?? key)
            }
            isSettled = outer[level].number.map { definitions[$0].shape.objects.count == 0 } ?? true
            if isSettled, !objects.tagged.isEmpty, Variants(objects, options) == nil {
                // Objects that are described together are one place, where the findings of all tags meet.
                objects.mix(&unbounded)
                isSettled = false
            }
        }
        if let number = outer.removeLast().number {
            definitions[number].shape.objects = objects
            definitions[number].key = key
            value.refer(to: number)
        } else {
            value.objects = objects
        }
    }
}

extension ValueShape {
    /// Replaces the objects with references to a definition.
    fileprivate mutating func refer(to number: Int) {
        references[number, default: 0] += objects.count
        objects = ObjectShape()
    }
}
