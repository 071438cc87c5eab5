// The words of the generator's configuration are the words of the command line.

public import ArgumentParser
public import CurioKit

extension Generator.Style: ExpressibleByArgument {}
extension Generator.Access: ExpressibleByArgument {}
