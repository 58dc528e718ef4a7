import Diagnostics

/// The `self` of an initialiser, of which there is nothing yet.
///
/// A struct is whole when each of its stored properties has a value, and so is a class without a superclass. A class
/// with one sets what is its own first and calls `super.init` then, and only what comes back from there is an object. Who asks
/// another initialiser of the same type, with `self.init`, has nothing in hand before that has answered.
struct MadeSelf {
  enum Kind { case value, root, derived, delegating }
  enum Use {
    case plain, captured
    /// In the right side of `&&` and its like.
    case delayed
    /// It goes to an initialiser.
    case given
    case named(String, isCall: Bool)
  }

  var kind: Kind
  var owner: Int
  var type: SwiftType
  var properties: [String: Int] = [:]
  var slots = 0..<0
  /// Whether `super.init` or `self.init` was called, and whether it has thrown.
  var done = 0
  var failed = 0
  /// swiftc calls `super.init()` at the end by itself.
  var endsBySuper = false
  /// The storage that a property wrapper has behind a name.
  var wrappers: [String: Int] = [:]

  var isDelegating: Bool { kind == .delegating }
  func wrapped(_ name: String) -> Int? { wrappers[name] }

  private var word: String { kind == .derived ? "super" : "self" }

  private func notAfterThrow(_ walk: InitializationWalk, at place: SourceRange) {
    walk.happens(
      .never(failed, place, "'self' used inside 'catch' block reachable from \(word).init call"))
  }

  func use(_ walk: InitializationWalk, _ use: Use, at place: SourceRange) {
    notAfterThrow(walk, at: place)
    let whole = kind == .derived || kind == .delegating ? done..<done + 1 : slots
    let kind = kind
    walk.happens(
      .demand(whole, place) { variable in
        switch (kind, use) {
        case (.delegating, _): "'self' used before 'self.init' call or assignment to 'self'"
        case (.derived, .captured), (.root, .captured):
          "'self' captured by a closure before all members were initialized"
        case (.derived, .named(let name, let isCall)):
          "'self' used in \(isCall ? "method call" : "property access") '\(name)' before 'super.init' call"
        case (.derived, _): "'self' used before 'super.init' call"
        case (.root, .named(let name, let isCall)):
          "'self' used in \(isCall ? "method call" : "property access") '\(name)' before all stored properties are initialized"
        case (.root, .plain), (.root, .delayed), (.value, .delayed):
          "\(variable.word) '\(variable.name)' used before being initialized"
        case (.value, .captured):
          "\(variable.word) '\(variable.name)' captured by a closure before being initialized"
        case (.root, .given), (.value, _):
          "'self' used before all stored properties are initialized"
        }
      })
  }

  func read(_ walk: InitializationWalk, _ slot: Int, at place: SourceRange) {
    if isDelegating { return walk.useSelf(.plain, at: place) }
    if kind == .value, !walk.isDelayed {
      walk.happens(
        .demand(slot..<slot + 1, place) { _ in
          "'self' used before all stored properties are initialized"
        })
    } else {
      walk.happens(.use(slot..<slot + 1, .read, place))
    }
  }

  func set(_ walk: InitializationWalk, _ slot: Int, at place: SourceRange) {
    guard isDelegating else { return walk.happens(.set(slot, place)) }
    let variable = walk.flow.variables[slot]
    guard variable.isLet else { return walk.useSelf(.plain, at: place) }
    walk.earlier.append(
      (
        "'let' property '\(variable.name.dropFirst(5))' may not be initialized directly; use \"self.init(...)\" or \"self = ...\" instead",
        place
      ))
  }

  /// `self = …`
  func replace(_ walk: InitializationWalk, at place: SourceRange) {
    if isDelegating { return walk.happens(.given(done..<done + 1)) }
    for slot in slots { walk.happens(.set(slot, place)) }
  }

  func delegate(_ walk: InitializationWalk, to name: String, at place: SourceRange) {
    walk.mayThrow(failed)
    if name == "super" {
      walk.happens(
        .demand(slots, place) { "property '\($0.name)' not initialized at super.init call" })
      walk.happens(.once(done, place, "'super.init' called multiple times in initializer"))
      walk.happens(.given(slots))
    } else {
      walk.happens(.given(done..<done + 1))
    }
  }

  func end(_ walk: InitializationWalk, at place: SourceRange) {
    switch kind {
    case .value, .root:
      walk.happens(
        .demand(slots, place) { _ in
          "return from initializer without initializing all stored properties"
        })
    case .derived where endsBySuper:
      walk.happens(
        .demand(slots, place) {
          "property '\($0.name)' not initialized at implicitly generated super.init call"
        })
    case .derived, .delegating:
      notAfterThrow(walk, at: place)
      let word = word
      walk.happens(
        .demand(done..<done + 1, place) { _ in
          "'\(word).init' isn't called on all paths before returning from initializer"
        })
    }
  }
}
