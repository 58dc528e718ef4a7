/// Characters that look like C and are not.
///
/// A learner who types on a Chinese keyboard writes `；` for `;`, a word processor turns quotes into
/// “typographic” ones, and a Russian layout gives a `с` that no eye tells from a Latin `c`. A compiler
/// that answers "unexpected character" is right and no help; naming both characters is.

/// The ASCII that a punctuation character stands for, or nil.
func replacement(_ scalar: UnicodeScalar) -> String? {
  switch scalar.value {
  case 0x201C, 0x201D, 0x201E, 0x201F, 0x00AB, 0x00BB, 0x300C, 0x300D, 0x300E, 0x300F: "\""
  case 0x2018, 0x2019, 0x201A, 0x201B: "'"
  case 0x3001: ","
  case 0x3002: "."
  case 0x3010: "["
  case 0x3011: "]"
  case 0x300A, 0x3008: "<"
  case 0x300B, 0x3009: ">"
  case 0x2013, 0x2014, 0x2212: "-"
  case 0x00D7: "*"
  case 0x00F7: "/"
  case 0x037E: ";"
  case 0xFF01...0xFF5E:
    // The full-width forms mirror ASCII; letters and digits are left to the identifiers.
    {
      guard let ascii = UnicodeScalar(scalar.value - 0xFF01 + 0x21) else { return nil }
      switch ascii {
      case "a"..."z", "A"..."Z", "0"..."9", "_": return nil
      default: return String(ascii)
      }
    }()
  default: nil
  }
}

/// A letter or a digit in its full-width form, as an input method for Chinese writes it.
func narrowed(_ scalar: UnicodeScalar) -> UnicodeScalar? {
  switch scalar.value {
  case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A:
    UnicodeScalar(scalar.value - 0xFF01 + 0x21)
  default: nil
  }
}

/// For a word that mixes Latin with letters that imitate Latin, imitates a keyword altogether, or has letters that
/// nobody means, in their full-width form: the foreign letter, the Latin one, and the word as it was meant.
func lookAlike(_ word: String) -> (foreign: UnicodeScalar, latin: UnicodeScalar, meant: String)? {
  var foreign: UnicodeScalar?
  var latin: UnicodeScalar = "a"
  var meant = ""
  var isMeant = false
  for scalar in word.unicodeScalars {
    if let twin = latinTwin(scalar) {
      if foreign == nil {
        foreign = scalar
        latin = twin
      }
      if narrowed(scalar) != nil { isMeant = true }
      meant.unicodeScalars.append(twin)
      continue
    }
    switch scalar {
    case "a"..."z", "A"..."Z": isMeant = true
    case "0"..."9", "_", "$": break
    // A letter without a Latin twin: a real Russian or Greek word.
    default: return nil
    }
    meant.unicodeScalars.append(scalar)
  }
  guard let foreign else { return nil }
  if !isMeant, !Keyword.spellings.contains(where: { $0.0 == meant }) { return nil }
  return (foreign, latin, meant)
}

private func latinTwin(_ scalar: UnicodeScalar) -> UnicodeScalar? {
  switch scalar {
  case "а", "α": "a"
  case "А", "Α": "A"
  case "В", "Β": "B"
  case "с": "c"
  case "С": "C"
  case "е": "e"
  case "Е", "Ε": "E"
  case "Н", "Η": "H"
  case "і": "i"
  case "І", "Ι": "I"
  case "ј": "j"
  case "К", "Κ": "K"
  case "М", "Μ": "M"
  case "Ν": "N"
  case "о", "ο": "o"
  case "О", "Ο": "O"
  case "р", "ρ": "p"
  case "Р", "Ρ": "P"
  case "ѕ": "s"
  case "Ѕ": "S"
  case "Т", "Τ": "T"
  case "у": "y"
  case "У", "Υ": "Y"
  case "х": "x"
  case "Х", "Χ": "X"
  case "Ζ": "Z"
  default: narrowed(scalar)
  }
}
