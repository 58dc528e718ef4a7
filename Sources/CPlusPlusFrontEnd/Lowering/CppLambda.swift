import Diagnostics

/// A lambda that is made: its class, and what an object of it takes along.
struct CppLambda: Sendable {
  var record: Int
  var captures: [CppCapture]
}

/// Which lambda: where it stands, and in which function that is made of the text.
struct CppLambdaKey: Sendable, Hashable {
  var node: CppRef
  var function: Int?
  /// Which of a pack's values are meant in it.
  var packPosition: Int?
}

/// What a lambda's object takes along, in the order of its fields.
struct CppCapture: Sendable {
  /// `this` for the object around.
  var name: String
  /// `x = value`
  var value: CppTree.ID = 0
  /// `...x = value`: which of the pack's values.
  var packPosition: Int?
  var field: CppField
  var place: SourceRange
}

/// A lambda whose body is being made, with what is around it.
struct CppOpenLambda: Sendable {
  var record: Int
  /// `=` or `&`: what is used is captured. Empty: only what the brackets name.
  var everything = ""
  var captures: [CppCapture] = []
  /// The packs that the brackets make: the name of each value.
  var packs: [String: [String]] = [:]
  var function: CppFunctionContext?
  var enclosingRecord: Int?
}

/// What the making of a lambda leaves behind, in whichever evaluation it happened.
struct CppLambdaTraces {
  var diagnostics: [Diagnostic]
  var used: [(function: Int, place: SourceRange)]
  var constructed: [(record: Int, place: SourceRange)]
}

/// What is around a generic lambda: each of its instances is made there.
struct CppGenericLambda: Sendable {
  /// The lambdas around it, and itself with all that it captures.
  var lambdas: [CppOpenLambda]
  var scopes: [CppScope]
}
