/// A body of the library that is compiled when it is first called.
///
/// Its function has a callable and an address from the beginning, and so has all that the body will bring
/// along: `callables` numbers behind its own are kept free for its blocks and their helpers, `bytes` of memory
/// for its literals. So *when* a body comes changes no number and no address.
package struct MissingBody: Sendable {
  package var callables: Int
  package var bytes: Int
  /// Whoever compiles it; set by the session before the unit is loaded.
  package var source: (any BodySource)?

  package init(callables: Int, bytes: Int) {
    self.callables = callables
    self.bytes = bytes
  }
}

/// Hands out a body that was left out.
package protocol BodySource: AnyObject, Sendable {
  /// A unit in which the code object with the number `code` is the body; nil where the text is broken.
  func body() -> (unit: CodeUnit, code: Int)?
}
