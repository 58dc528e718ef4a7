/// The words of a text, each once, in the order in which they come: what a text in Swift or C++ could call for.
///
/// They are found by bytes. Taking a text apart by characters, by Unicode's rules, was a third of what a program in C++
/// cost before it ran.
func textWords(_ text: [UInt8], _ isPart: (UInt8) -> Bool) -> [String] {
  var seen: Set<String> = []
  var words: [String] = []
  var start = 0
  for end in 0...text.count where end == text.count || !isPart(text[end]) {
    defer { start = end + 1 }
    guard start < end else { continue }
    let word = String(decoding: text[start..<end], as: UTF8.self)
    if seen.insert(word).inserted { words.append(word) }
  }
  return words
}

/// A letter of ASCII, or an underscore.
func isASCIILetter(_ byte: UInt8) -> Bool { byte == 0x5F || (0x61...0x7A).contains(byte | 0x20) }
