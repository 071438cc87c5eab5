#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Glibc)
    internal import Glibc
#endif

/// The few system calls of the command, each with its failure as a value.
///
/// This file and `System+Programs` alone import the C library, so that the rest of the command reads the same on every
/// platform.
enum System {
    /// The value of `errno` after a call, with the system's description.
    struct Failure: Error, Equatable, CustomStringConvertible {
        let number: Int32

        static let isDirectory = Failure(number: EISDIR)
        static let brokenPipe = Failure(number: EPIPE)
        static let badDescriptor = Failure(number: EBADF)
        static let notUTF8 = Failure(number: EILSEQ)

        var description: String { String(cString: strerror(number)) }
    }

    /// The kind of entry at a path.
    enum EntryKind: Equatable {
        case file
        case directory
        case symbolicLink
        case other
    }

    static let standardInput: Int32 = 0
    static let standardOutput: Int32 = 1
    static let standardError: Int32 = 2

    // MARK: Paths

    /// The kind of entry at `path`, or `nil` if there is none or it is inaccessible.
    static func kind(of path: String, followingLinks: Bool = true) -> EntryKind? {
        status(of: path, followingLinks: followingLinks).map(kind)
    }

    /// Whether there is a symbolic link at a path, but nothing at its target.
    static func isDanglingLink(_ path: String) -> Bool {
        kind(of: path) == nil && kind(of: path, followingLinks: false) == .symbolicLink
    }

    /// The identity of a file, whichever path leads to it.
    struct Identity: Hashable {
        private let device: UInt64
        private let number: UInt64

        fileprivate init(_ status: stat) {
            device = UInt64(truncatingIfNeeded: status.st_dev)
            number = UInt64(status.st_ino)
        }
    }

    /// The identity of the entry at a path; nil if there is none.
    static func identity(of path: String, followingLinks: Bool = true) -> Identity? {
        status(of: path, followingLinks: followingLinks).map(Identity.init)
    }

    /// The path with every link and every `..` resolved.
    static func resolved(_ path: String) throws(Failure) -> String {
        guard let resolved = realpath(path, nil) else { throw Failure(number: errno) }
        defer { free(resolved) }
        guard let text = String(validatingCString: resolved) else { throw .notUTF8 }
        return text
    }

    /// The names of the entries in a folder, in no order, without those that are not UTF-8.
    static func names(in folder: String) throws(Failure) -> [String] {
        guard let stream = opendir(folder) else { throw Failure(number: errno) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if let name { names.append(name) }
        }
        return names
    }

    /// The properties by which a change of a file is noticed.
    struct Stamp: Equatable {
        fileprivate let identity: Identity
        fileprivate let size: Int64
        fileprivate let seconds: Int
        fileprivate let nanoseconds: Int
    }

    /// The stamp of a file; nil if there is no file.
    static func stamp(of path: String) -> Stamp? {
        status(of: path).map { status in
            #if canImport(Darwin)
                let time = status.st_mtimespec
            #else
                let time = status.st_mtim
            #endif
            return Stamp(
                identity: Identity(status), size: Int64(status.st_size), seconds: time.tv_sec,
                nanoseconds: time.tv_nsec)
        }
    }

    static func makeDirectory(_ path: String) throws(Failure) {
        if mkdir(path, 0o777) != 0, errno != EEXIST { throw Failure(number: errno) }
    }

    static func rename(_ source: String, to target: String) throws(Failure) {
        #if canImport(Darwin)
            let result = Darwin.rename(source, target)
        #elseif canImport(Musl)
            let result = Musl.rename(source, target)
        #else
            let result = Glibc.rename(source, target)
        #endif
        if result != 0 { throw Failure(number: errno) }
    }

    @discardableResult
    static func remove(_ path: String) -> Bool {
        unlink(path) == 0
    }

    // MARK: Descriptors

    static func openForReading(_ path: String) throws(Failure) -> Int32 {
        try checked { open(path, O_RDONLY | O_CLOEXEC) }
    }

    static func openForWriting(_ path: String) throws(Failure) -> Int32 {
        try checked { open(path, O_WRONLY | O_CLOEXEC) }
    }

    /// Creates a file beside `path` under a unique name, with the permissions of the file at `path`.
    ///
    /// If there is no such file yet, it gets the permissions that a new file would have.
    static func openTemporary(besides path: String) throws(Failure) -> (descriptor: Int32, path: String) {
        let addition = ".XXXXXX"
        var template = Array((shortened(path, by: addition.utf8.count) + addition).utf8CString)
        let descriptor = try checked { mkstemp(&template) }
        var status = stat()
        let exists = lstat(path, &status) == 0 && kind(status) == .file
        let mask = umask(0)
        umask(mask)
        fchmod(descriptor, exists ? status.st_mode & 0o777 : 0o666 & ~mask)
        let name = template.dropLast().map { UInt8(bitPattern: $0) }
        return (descriptor, String(decoding: name, as: UTF8.self))
    }

    /// A path to whose name so many bytes can be added: the end of a name that is too long for that is left out.
    private static func shortened(_ path: String, by count: Int) -> String {
        var length = path.utf8.reversed().prefix { $0 != UInt8(ascii: "/") }.count
        var path = path[...]
        while length > Int(NAME_MAX) - count, let last = path.popLast() { length -= last.utf8.count }
        return String(path)
    }

    static func kind(ofDescriptor descriptor: Int32) -> EntryKind? {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? kind(status) : nil
    }

    /// The descriptor that a link such as `/dev/stdout` or `/dev/fd/3` leads to, if it is open for writing.
    static func openDescriptor(behindLink path: String) -> Int32? {
        guard kind(of: path, followingLinks: false) == .symbolicLink, let target = status(of: path) else { return nil }
        return (0..<256).first { descriptor in
            var status = stat()
            return fstat(descriptor, &status) == 0 && Identity(status) == Identity(target)
                && fcntl(descriptor, F_GETFL) & O_ACCMODE != O_RDONLY
        }
    }

    /// Whether a path is a link to a descriptor of this process, such as `/dev/stdout`, whether that is open or not.
    static func isLinkToDescriptor(_ path: String) -> Bool {
        var target = [CChar](repeating: 0, count: 64)
        guard readlink(path, &target, target.count) > 0 else { return false }
        let bytes = target.map { UInt8(bitPattern: $0) }.prefix { $0 != 0 }
        return ["/proc/self/fd/", "/dev/fd/", "fd/"].contains { folder in
            let name = String(decoding: bytes.dropFirst(folder.utf8.count), as: UTF8.self)
            return bytes.starts(with: folder.utf8) && Int(name) != nil
        }
    }

    /// Reads up to `count` bytes; none at the end.
    ///
    /// Waits until at least one byte is available, even if the descriptor is set to non-blocking mode.
    static func read(_ descriptor: Int32, upTo count: Int) throws(Failure) -> [UInt8] {
        var failure: Failure?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            do throws(Failure) {
                initialized = try waiting(for: POLLIN, of: descriptor) {
                    #if canImport(Darwin)
                        Darwin.read(descriptor, buffer.baseAddress, count)
                    #elseif canImport(Musl)
                        Musl.read(descriptor, buffer.baseAddress, count)
                    #else
                        Glibc.read(descriptor, buffer.baseAddress, count)
                    #endif
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// Writes every byte, with as many calls as necessary, even if the descriptor is set to non-blocking mode.
    static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
        var written = 0
        while written < bytes.count {
            written += try waiting(for: POLLOUT, of: descriptor) {
                bytes.withUnsafeBytes { buffer in
                    let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
                    #if canImport(Darwin)
                        return Darwin.write(descriptor, rest.baseAddress, rest.count)
                    #elseif canImport(Musl)
                        return Musl.write(descriptor, rest.baseAddress, rest.count)
                    #else
                        return Glibc.write(descriptor, rest.baseAddress, rest.count)
                    #endif
                }
            }
        }
    }

    static func synchronize(_ descriptor: Int32) throws(Failure) {
        // A pipe or a file system without `fsync` returns EINVAL or ENOTSUP; there is nothing to wait for then.
        if fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP { throw Failure(number: errno) }
    }

    static func close(_ descriptor: Int32) throws(Failure) {
        #if canImport(Darwin)
            let result = Darwin.close(descriptor)
        #elseif canImport(Musl)
            let result = Musl.close(descriptor)
        #else
            let result = Glibc.close(descriptor)
        #endif
        if result != 0, errno != EINTR { throw Failure(number: errno) }
    }

    // MARK: The process

    /// The arguments after the command's name; nil for each that is not UTF-8.
    ///
    /// `CommandLine.arguments` repairs such an argument, and a repaired name is the name of another file.
    static var arguments: [String?] {
        (1..<max(1, Int(CommandLine.argc))).map { position in
            CommandLine.unsafeArgv[position].flatMap { String(validatingCString: $0) }
        }
    }

    /// Whether a number of bytes of memory is available at this moment.
    ///
    /// Maps pages instead of calling the allocator, because the compiler may remove an unused allocation.
    static func hasMemory(_ count: Int) -> Bool {
        let pages = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard let pages, pages != UnsafeMutableRawPointer(bitPattern: -1) else { return false }
        munmap(pages, count)
        return true
    }

    /// Waits for a duration.
    static func sleep(for duration: Duration) {
        let (seconds, attoseconds) = duration.components
        var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
        nanosleep(&time, nil)
    }

    /// Whether a descriptor leads to a file or a pipe, rather than to a terminal or `/dev/null`.
    static func isFileOrPipe(_ descriptor: Int32) -> Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && [S_IFREG, S_IFIFO].contains(status.st_mode & S_IFMT)
    }

    static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// The value of `COLUMNS` when it is first needed, before `widenTerminal` changes it.
    private static let requestedColumns = environment("COLUMNS").flatMap { Int($0) }

    /// The width of a terminal; nil if the descriptor leads to none, or its width is unknown.
    static func columns(of descriptor: Int32) -> Int? {
        guard isTerminal(descriptor) else { return nil }
        if let requestedColumns, requestedColumns > 0 { return requestedColumns }
        var size = winsize()
        let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return isKnown ? Int(size.ws_col) : nil
    }

    static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// Sets `COLUMNS`, which stands for the width of the terminal, to a number of columns if there are fewer.
    static func widenTerminal(to least: Int) {
        guard let width = requestedColumns ?? columns(of: standardOutput), width < least else { return }
        setenv("COLUMNS", "\(least)", 1)
    }

    /// Makes a closed pipe, or a file that grows beyond the limit of `ulimit`, an error of `write` from now on, instead
    /// of a signal that ends the process.
    static func ignoreSignalsOfWriting() {
        for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
    }

    /// Runs `body` while signals are blocked, so that Control-C or a signal of another process cannot stop it halfway.
    static func withoutInterruption<Result>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        var waiting = sigset_t()
        var before = sigset_t()
        sigfillset(&waiting)
        sigprocmask(SIG_BLOCK, &waiting, &before)
        defer { sigprocmask(SIG_SETMASK, &before, nil) }
        return try body()
    }

    static func exit(_ status: Int32) -> Never {
        #if canImport(Darwin)
            Darwin.exit(status)
        #elseif canImport(Musl)
            Musl.exit(status)
        #else
            Glibc.exit(status)
        #endif
    }

    // MARK: Checking results

    private static func status(of path: String, followingLinks: Bool = true) -> stat? {
        var status = stat()
        return (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 ? status : nil
    }

    private static func kind(_ status: stat) -> EntryKind {
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .directory
        case S_IFLNK: .symbolicLink
        default: .other
        }
    }

    private static func checked(_ call: () -> Int32) throws(Failure) -> Int32 {
        while true {
            let result = call()
            if result >= 0 { return result }
            if errno != EINTR { throw Failure(number: errno) }
        }
    }

    /// Repeats a call until it has a result, and waits for an event whenever the call would block.
    private static func waiting(
        for event: Int32, of descriptor: Int32, _ call: () -> Int
    ) throws(Failure) -> Int {
        while true {
            let result = call()
            if result >= 0 { return result }
            switch errno {
            case EINTR: continue
            case EAGAIN:
                var readiness = pollfd(fd: descriptor, events: Int16(event), revents: 0)
                _ = poll(&readiness, 1, -1)
            default: throw Failure(number: errno)
            }
        }
    }
}
