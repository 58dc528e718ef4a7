/// Where a string or character literal ends that begins at `start`: the byte after its closing quote.
///
/// Swift's strings may hold expressions, `"\(names["a"])"`, whose quotes do not end them, and a string in three
/// quotes runs over lines. Any other string ends with its line at the latest: what is not closed is the
/// compiler's to complain about.
package func stringEnd(_ bytes: [UInt8], from start: Int) -> Int {
  let quote = bytes[start]
  if bytes[start...].starts(with: [0x22, 0x22, 0x22]) {
    var index = start + 3
    while index < bytes.count, !bytes[index...].starts(with: [0x22, 0x22, 0x22]) {
      index += bytes[index] == 0x5C ? 2 : 1
    }
    return min(index + 3, bytes.count)
  }
  // Brackets that are open in each expression within the string, and in strings within those.
  var open: [Int] = []
  var index = start + 1
  while index < bytes.count, bytes[index] != 0x0A {
    let byte = bytes[index]
    let isText = open.count % 2 == 0
    index += 1
    if isText {
      if byte == quote {
        if open.isEmpty { return index }
        open.removeLast()
      } else if byte == 0x5C {
        if quote == 0x22, index < bytes.count, bytes[index] == 0x28 { open.append(0) }
        index += open.count % 2 == 0 ? 1 : 0
      }
    } else if byte == 0x28 {
      open[open.count - 1] += 1
    } else if byte == 0x29 {
      open[open.count - 1] -= 1
      if open.last == 0 { open.removeLast() }
    } else if byte == quote {
      open.append(0)
    }
  }
  return min(index, bytes.count)
}
