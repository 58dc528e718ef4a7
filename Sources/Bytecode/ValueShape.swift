/// What a class of C++'s library keeps, so that a value is shown as what it is to a program: a text, a list, a pointer.
///
/// The library's text says it of the class, `class __attribute__((selfsame_shape(elements))) vector`, and the
/// mark goes from there to the struct of C, to its type and to the encodings of variables: `{vector=%e…}`. A
/// class of a program's bears none, whatever its members are called.
package enum ValueShape: String, Sendable {
  /// Characters, which the first member points to.
  case text
  /// Side by side from where the first member points to up to where the second does.
  case elements
  /// One pointer.
  case owner
  /// How many share an object: no value, but a piece of memory that `new` makes.
  case counts

  /// In an encoding it stands in front of the members, behind this.
  package static let sign = UInt8(ascii: "%")

  package var letter: UInt8 {
    switch self {
    case .text: UInt8(ascii: "t")
    case .elements: UInt8(ascii: "e")
    case .owner: UInt8(ascii: "o")
    case .counts: UInt8(ascii: "c")
    }
  }
  package init?(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "t"): self = .text
    case UInt8(ascii: "e"): self = .elements
    case UInt8(ascii: "o"): self = .owner
    case UInt8(ascii: "c"): self = .counts
    default: return nil
    }
  }

  /// As it stands in an encoding.
  package var encoding: String {
    String(UnicodeScalar(ValueShape.sign)) + String(UnicodeScalar(letter))
  }
}
