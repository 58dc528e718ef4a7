import Diagnostics

/// Is this a type?
///
/// Where the answer is known (a keyword, a typedef, a class, a variable) it is used. A name that was never
/// declared is judged by its neighbours, so that a misspelled class still reads as a declaration and the
/// type checker can name it, instead of a pile of errors about a multiplication.
extension Parser {
  func startsType(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .kVoid, .kBool, .kChar, .kShort, .kInt, .kLong, .kSigned, .kUnsigned, .kFloat, .kDouble,
      .kInt128, .kComplex, .kStruct, .kUnion, .kEnum, .kTypeof, .kAutoType, .kConst, .kVolatile,
      .kRestrict, .kAtomic, .kStrong, .kWeak, .kUnowned, .kUnsafeUnretained, .kAutoreleasing,
      .kBlock,
      .kKindof, .kNullable, .kNonnull, .kNullUnspecified:
      true
    default: false
    }
  }

  private func beginsDeclaration(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .kAuto, .kExtern, .kRegister, .kStatic, .kTypedef, .kInline, .kThreadLocal, .kNoreturn,
      .kAttribute, .kStaticAssert, .kAlignas:
      true
    default: startsType(keyword)
    }
  }

  /// Whether what follows a comma can only be a statement or a declaration of its own: a `;` was meant.
  func standsForSemicolon() -> Bool {
    let next = token(at + 1)
    switch next.keyword {
    case .kFor, .kWhile, .kIf, .kElse, .kGoto, .kReturn, .kBreak, .kContinue, .kSwitch, .kDo,
      .kVoid, .kBool, .kChar, .kShort, .kInt, .kLong, .kSigned, .kUnsigned, .kFloat, .kDouble,
      .kStruct, .kUnion, .kEnum, .kStatic, .kExtern, .kTypedef:
      return true
    case .none: break
    default: return false
    }
    if next.kind == .leftBrace || next.kind == .rightBrace { return true }
    guard next.kind == .identifier, token(at + 2).kind == .star || token(at + 2).kind == .identifier
    else { return false }
    switch nameClass(next.value) {
    case .typeName, .className: break
    case .variable, .typeParameter, .unknown: return false
    }
    // `Lamp *lamp`, `NSInteger n`: of a product the first factor is a variable.
    var name = at + 2
    while token(name).kind == .star { name += 1 }
    return token(name).kind == .identifier && token(name).keyword == .none
      && [.equal, .semicolon, .comma, .leftBracket].contains(token(name + 1).kind)
  }

  func token(_ index: Int) -> Token { tokens[max(0, min(index, tokens.count - 1))] }

  /// Whether a declaration begins here (in a place where a statement may stand too).
  func startsDeclaration() -> Bool {
    var index = at
    while token(index).keyword == .kExtension { index += 1 }
    let first = token(index)
    if first.keyword != .none {
      // `__attribute__((fallthrough));` is a statement; it is parsed as an empty declaration.
      return beginsDeclaration(first.keyword)
    }
    guard first.kind == .identifier else { return false }
    let next = token(index + 1)
    if next.kind == .colon || next.kind == .dot || next.kind == .arrow { return false }
    switch nameClass(first.value) {
    case .variable: return false
    case .typeName, .typeParameter:
      // `NSRect;` declares nothing, and is a declaration all the same.
      if next.kind == .semicolon, form == .file { return true }
      return next.kind == .identifier || next.kind == .star || next.kind == .caret
        || next.kind == .less
        || (next.kind == .leftParen && [.star, .caret].contains(token(index + 2).kind))
    case .className:
      return (next.kind == .identifier && next.value != Word.inWord) || next.kind == .star
        || next.kind == .less
    case .unknown:
      if next.kind == .identifier {
        return next.keyword == .none ? next.value != Word.inWord : startsType(next.keyword)
      }
      if next.kind == .less { return endOfGenericArguments(index + 1) != nil }
      // `T (^name)(…)`: as an argument a block would have a body.
      if next.kind == .leftParen, token(index + 2).kind == .caret,
        token(index + 3).kind == .identifier, token(index + 4).kind == .rightParen
      {
        return true
      }
      guard next.kind == .star else { return false }
      var end = index + 1
      while token(end).kind == .star || startsType(token(end).keyword) { end += 1 }
      if token(end).kind == .leftParen, token(end + 1).kind == .caret,
        token(end + 2).kind == .identifier, token(end + 3).kind == .rightParen
      {
        return true
      }
      guard token(end).kind == .identifier, token(end).keyword == .none else { return false }
      if nameClass(token(end).value) == .variable, !beginsUpper(first.value) { return false }
      if token(end + 1).kind == .equal { return true }
      if token(end + 1).kind == .identifier { return token(end + 1).value == Word.inWord }
      return beginsUpper(first.value)
        && [.semicolon, .comma, .endOfInput, .leftBracket, .leftParen]
          .contains(token(end + 1).kind)
    }
  }

  private func beginsUpper(_ name: NameID) -> Bool {
    guard let first = state.names.spelling(name).first else { return false }
    return first >= 0x41 && first <= 0x5A
  }

  /// Behind the `>` of `<Foo *, id<P>>`, if that is what stands here and a declarator or `)` follows.
  func endOfGenericArguments(_ index: Int) -> Int? {
    var open = 0
    var index = index
    while true {
      switch token(index).kind {
      case .less: open += 1
      case .greater: open -= 1
      case .shiftRight: open -= 2
      case .identifier, .star, .comma, .caret, .leftParen, .rightParen: break
      default: return nil
      }
      index += 1
      if open <= 0 { break }
    }
    switch token(index).kind {
    case .star, .rightParen: return index
    case .identifier: return token(index).keyword == .none ? index : nil
    default: return nil
    }
  }

  /// Whether what follows an opening parenthesis is the name of a type.
  func startsTypeName(_ index: Int) -> Bool {
    var index = index
    while token(index).keyword == .kExtension { index += 1 }
    let first = token(index)
    if first.keyword != .none { return startsType(first.keyword) }
    guard first.kind == .identifier else { return false }
    let next = token(index + 1)
    switch nameClass(first.value) {
    case .variable: return false
    case .typeName, .className, .typeParameter:
      switch next.kind {
      case .rightParen, .star, .less, .caret, .leftBracket, .comma, .greater, .shiftRight,
        .colon:
        return true
      case .leftParen: return [.star, .caret].contains(token(index + 2).kind)
      case .identifier: return true
      default: return false
      }
    case .unknown:
      switch next.kind {
      case .identifier: return startsType(next.keyword)
      case .less: return endOfGenericArguments(index + 1) != nil
      case .star:
        var end = index + 1
        while token(end).kind == .star || startsType(token(end).keyword) { end += 1 }
        return token(end).kind == .rightParen
          || token(end).kind == .leftParen && token(end + 1).kind == .caret
      case .rightParen:
        // `(Foo)x`: nothing but a cast puts an operand behind a parenthesis.
        let operand = token(index + 2)
        switch operand.kind {
        case .identifier:
          // `[(x) release]`: the receiver of a message in parentheses, as macros write it.
          if token(index - 2).kind == .leftBracket,
            [.rightBracket, .colon].contains(token(index + 3).kind)
          {
            return false
          }
          return operand.keyword == .none && operand.value != Word.inWord
            || operand.keyword == .kSizeof || operand.keyword == .kFunctionName
        case .number, .string, .character, .at: return true
        case .leftBrace: return beginsUpper(first.value)
        default: return false
        }
      default: return false
      }
    }
  }
}
