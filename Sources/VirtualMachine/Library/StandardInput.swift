/// What a program reads: lines that somebody outside gives it, one after the other.
///
/// They lie beside the memory, not in it: how far a program has read is a variable of the library's, so a world
/// that is put back reads the same lines again. What was given once is kept, within the limit for output.
extension World {
  /// The line with this number, its newline included; nil at the end.
  func inputLine(_ number: UInt64) -> [UInt8]? {
    if number < UInt64(inputLines.count) { return inputLines[Int(number)] }
    guard number == UInt64(inputLines.count), let line = readInput?(), !line.isEmpty else {
      return nil
    }
    inputLines.append(line)
    return line
  }
}
