import Diagnostics
import Syntax

/// Whether the words of a property go together: one way to keep a value, and only objects are kept in any other than
/// `assign` (clang's CheckObjCPropertyAttributes, in its order).
extension UnitCompiler {
  private static let propertyWords: Set<String> = [
    "readonly", "readwrite", "assign", "retain", "strong", "copy", "weak", "unsafe_unretained",
    "atomic", "nonatomic", "getter", "setter", "class", "nonnull", "nullable", "null_unspecified",
    "null_resettable", "direct",
  ]

  /// `isPrimary`: in the class itself or a protocol, where it is said how the object is kept.
  func checkPropertyWords(_ node: Node, _ type: TypeID, isPrimary: Bool) {
    let words = Set(tree.list(node.c).map { names[tree[$0].a] })
    if let stranger = words.subtracting(UnitCompiler.propertyWords).sorted().first {
      error(
        .invalidTypeSpecifiers, "unknown property attribute '\(stranger)'", [stranger],
        at: node.place)
      return
    }
    let kind = state.types.kind(type)
    if kind == .array || kind == .function {
      error(
        .invalidTypeSpecifiers, "property cannot have array or function type \(spell(type))",
        [spell(type)], at: node.place)
      return
    }
    func clash(_ one: String, _ other: String) -> Bool {
      guard words.contains(one), words.contains(other) else { return false }
      error(
        .invalidTypeSpecifiers,
        "property attributes '\(one)' and '\(other)' are mutually exclusive", ["\(one), \(other)"],
        at: node.place)
      return true
    }
    if clash("readonly", "readwrite") { return }
    if !state.types.isObject(type) {
      let owning = ["weak", "copy", "retain", "strong"].first { words.contains($0) }
      if let owning {
        let shown = owning == "retain" || owning == "strong" ? "retain (or strong)" : owning
        error(
          .invalidTypeSpecifiers, "property with '\(shown)' attribute must be of object type",
          ["\(owning), \(spell(type))"], at: node.place)
        return
      }
    }
    let weak = isARC ? ["weak"] : []
    let rivals: [(String, [String])] = [
      ("assign", ["copy", "retain", "strong"] + weak),
      ("unsafe_unretained", ["copy", "retain", "strong"] + weak),
      ("copy", ["retain", "strong", "weak"]), ("retain", ["weak"]), ("strong", ["weak"]),
    ]
    if let (word, others) = rivals.first(where: { words.contains($0.0) }),
      others.contains(where: { clash(word, $0) })
    {
      return
    }
    if clash("nonnull", "weak") || clash("atomic", "nonatomic") { return }
    checkNullability(node, type)
    if isPrelude || tree.isLowered { return }
    if isARC { checkQualifier(node, type, words) }
    checkKeeping(node, type, words, isPrimary: isPrimary)
  }

  private static let keeping: [String: String] = [
    "assign": "unsafe_unretained", "unsafe_unretained": "unsafe_unretained", "weak": "weak",
    "retain": "strong", "strong": "strong", "copy": "strong",
  ]

  /// A word in front of the type may not say something else than the words of the property.
  private func checkQualifier(_ node: Node, _ type: TypeID, _ words: Set<String>) {
    let bits = state.types.canonical(type).qualifiers
    let qualifiers = [
      (TypeQualifier.strong, "strong"), (TypeQualifier.weak, "weak"),
      (TypeQualifier.unsafe, "unsafe_unretained"),
    ]
    guard let kept = words.compactMap({ Self.keeping[$0] }).first, isRetainable(type),
      let (_, other) = qualifiers.first(where: { bits & $0.0 != 0 && $0.1 != kept })
    else { return }
    error(
      .invalidTypeSpecifiers,
      "\(kept) property '\(names[node.a])' may not also be declared __\(other)",
      ["\(kept), __\(other)"], at: node.place)
  }

  /// Under manual counting nobody keeps an object unless it is said.
  private func checkKeeping(
    _ node: Node, _ type: TypeID, _ words: Set<String>, isPrimary: Bool
  ) {
    if words.contains("readonly") { return }
    let name = [names[node.a]]
    if words.contains("retain"), state.types.kind(type) == .blockPointer {
      warning(
        .propertyOwnership,
        "retain'ed block property does not copy the block - use copy attribute instead", name,
        at: node.place)
    }
    guard !isARC, isPrimary, words.allSatisfy({ Self.keeping[$0] == nil }),
      state.types.kind(type) == .objectPointer,
      state.types.canonical(type).unqualified != .classType
    else { return }
    warning(
      .propertyOwnership,
      "no 'assign', 'retain', or 'copy' attribute is specified - 'assign' is assumed", name,
      at: node.place)
  }

  /// Whether it may be nil is said once, and of pointers.
  private func checkNullability(_ node: Node, _ type: TypeID) {
    if isPrelude || tree.isSwift { return }
    var said: String?
    for word in tree.list(node.c).map({ names[tree[$0].a] })
    where ["nonnull", "nullable", "null_unspecified"].contains(word) {
      if !state.types.isPointerLike(type) {
        error(
          .invalidTypeSpecifiers,
          "nullability specifier '\(word)' cannot be applied to non-pointer type \(spell(type))",
          ["\(word), \(spell(type))"], at: node.place)
        return
      }
      if let said, said != word {
        error(
          .invalidTypeSpecifiers,
          "nullability specifier '\(word)' conflicts with existing specifier '\(said)'",
          ["\(said), \(word)"], at: node.place)
        return
      }
      said = word
    }
  }
}
