internal import BricolageLocalizing
public import BricolageStreaming

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension JSONElementError: LocalizedError {}
