public import BricolageCore

// The core has the functions that change an array. The conformances are here because only programs that make values
// need generic code over these functions and the algorithms that come with it; a program that only reads would carry a
// copy of each.

extension JSON.Array: MutableCollection, RangeReplaceableCollection {}
