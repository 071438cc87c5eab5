public import BricolageCore

// The core has the functions that change an array. That generic code may call them, and the algorithms that come with
// it, are a program's that makes values; a program that reads would carry a copy of each.

extension JSON.Array: MutableCollection, RangeReplaceableCollection {}
