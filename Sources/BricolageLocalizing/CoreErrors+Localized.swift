public import BricolageCore
public import BricolagePointers
public import BricolageWriting

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

// `localizedDescription` describes an error of the core in one line, with the first issue and its location. Messages
// are in English, for whoever repairs the document or the program; `description` contains everything.

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
