// Runs a command and writes its processor seconds and the megabytes of its largest process to a file.
//
//     measure FILE COMMAND ARGUMENT…

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

let arguments = CommandLine.arguments
var words: [UnsafeMutablePointer<CChar>?] = arguments.dropFirst(2).map { strdup($0) } + [nil]
var child = pid_t()
guard let command = words[0], posix_spawnp(&child, command, nil, nil, &words, environ) == 0 else {
    print("measure: cannot start \(arguments.dropFirst(2).joined(separator: " "))")
    exit(70)
}
var status: Int32 = 0
var usage = rusage()
while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}

func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000 }
#if canImport(Darwin)
    let megabytes = usage.ru_maxrss >> 20
#else
    let megabytes = usage.ru_maxrss >> 10
#endif
let tenths = Int((seconds(usage.ru_utime) + seconds(usage.ru_stime)) * 10)
if let file = fopen(arguments[1], "w") {
    fputs("\(tenths / 10).\(tenths % 10) \(megabytes)\n", file)
    fclose(file)
}
exit(status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + (status & 0x7F))
