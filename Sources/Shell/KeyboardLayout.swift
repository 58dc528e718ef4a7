/// What was meant by letters typed under the wrong keyboard layout.
///
/// Who writes Russian switches layouts all day and forgets to: the keys of `:help` give `Жрудз` under the
/// Russian one, the keys of `:помощь` give `^gjvjom` under the Latin one. Both are read as meant, when the
/// reading is a command; code is never touched.
enum KeyboardLayout {
  /// The letter keys of a PC keyboard, row by row, under both layouts.
  private static let latin = Array("qwertyuiop[]asdfghjkl;'zxcvbnm,.`")
  private static let russian = Array("йцукенгшщзхъфывапролджэячсмитьбюё")

  private static let toLatin = Dictionary(
    zip(russian, latin), uniquingKeysWith: { first, _ in first })
  private static let toRussian = Dictionary(
    zip(latin, russian), uniquingKeysWith: { first, _ in first })

  /// The same keys under the other layout, if every character has a key there.
  static func readings(of word: String) -> [String] {
    [toLatin, toRussian].compactMap { map in
      var result = ""
      for character in word.lowercased() {
        guard let other = map[character] else { return nil }
        result.append(other)
      }
      return result.isEmpty ? nil : result
    }
  }
}
