/// What a program reads: lines that somebody outside gives it, one after the other.
///
/// They lie beside the memory, not in it: how far a program has read is a variable of the library's, so a world
/// that is put back reads the same lines again. What was given once is kept, within the limit for output.
package struct StandardInput {
  /// Where it comes from, line by line; nil: there is none.
  package var read: (() -> [UInt8]?)?
  /// What was read of it so far: whoever goes back in time and on again reads the same.
  var lines: [[UInt8]] = []
}

extension World {
  /// The line with this number, its newline included; nil at the end.
  func inputLine(_ number: UInt64) -> [UInt8]? {
    if number < UInt64(standardInput.lines.count) { return standardInput.lines[Int(number)] }
    guard number == UInt64(standardInput.lines.count), let line = standardInput.read?(),
      !line.isEmpty
    else {
      return nil
    }
    standardInput.lines.append(line)
    return line
  }
}
