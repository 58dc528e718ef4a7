/// A message is a few lines: of a name, a type or a line typed that fills pages both ends are told. Whatever a text
/// is given goes through here, so no answer is as long as what it answers to.
package func clipped(_ text: String) -> String {
  text.utf8.count <= longestPart ? text : ends(of: text, first: 300, " … ", last: 100)
}

private let longestPart = 1000

/// The ends of a text that is longer than both, and what stands between them. Counted are scalars, never characters:
/// one letter may carry a million marks, and to find its end takes as long as it is.
package func ends(of text: String, first: Int, _ between: String, last: Int) -> String {
  let scalars = text.unicodeScalars
  guard let end = scalars.index(scalars.startIndex, offsetBy: first, limitedBy: scalars.endIndex),
    let start = scalars.index(scalars.endIndex, offsetBy: -last, limitedBy: end), start > end
  else { return text }
  return String(scalars[..<end]) + between + String(scalars[start...])
}
