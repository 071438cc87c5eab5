public import BricolageCore
public import BricolagePointers
public import BricolageWriting

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

// What `localizedDescription` says of the errors of the core: one line with the first issue and its place. Messages are in
// English, for whoever mends the document or the program; `description` has the whole.

extension DecodingIssues: LocalizedError {}
extension JSONSyntaxError: LocalizedError {}
extension JSONReadingError: LocalizedError {}

extension JSONPointerError: LocalizedError {
    /// The message in one line, with the text and the location.
    public var errorDescription: String? { summary }
}

extension JSONWritingError: LocalizedError {
    /// The reason as a sentence.
    public var errorDescription: String? { description }
}
