/// The exit status of the command.
///
/// The numbers are those of `sysexits.h`, except for 1, which it does not define.
enum ExitStatus: Int32 {
    /// The run has succeeded.
    case done = 0
    /// The run has worked, and the answer is no: for example, a document is not valid.
    case no = 1
    /// The arguments make no sense.
    case usage = 64
    /// The input exists, but is invalid.
    case badInput = 65
    /// There is no such input, or it cannot be read.
    case noInput = 66
    /// There is a bug in the command itself.
    case ourFault = 70
    /// The output cannot be written; also, without a message, if the reader of a pipe has closed it.
    case cannotWrite = 73

    /// The table for the help text.
    static let explanation = """
        Exit status: 0 success; 1 the answer is no; 64 wrong usage; 65 invalid input; 66 the input does not exist or \
        cannot be read; 70 a bug in curio; 73 the output cannot be written (no message if the reader of a pipe has closed it).
        """
}
