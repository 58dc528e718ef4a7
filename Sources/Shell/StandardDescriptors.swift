#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Takes the places of the three standard streams that whoever started the program has closed.
///
/// The system gives the lowest free number to the next file that is opened: without this a program's output
/// would go into a file of progress, or into a pipe that only we read. What stands there instead refuses to be
/// read (0) or written (1, 2), as a closed one does.
package func occupyStandardDescriptors() {
  for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
    let opened = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    // The lower numbers are taken, so it is the one that was asked for.
    if opened > 2 { close(opened) }
  }
}
