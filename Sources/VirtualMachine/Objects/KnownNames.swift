/// Selectors and classes that the machine itself names.
struct KnownNames {
  var release = 0
  var dealloc = 0
  var allocWithZone = 0
  var initialize = 0
  var stringClass = 0
  var constantStringClass = 0
  var mutableStringClass = 0
  var protocolClass = 0
  /// Callable of -[NSObject init].
  var rootInit = 0
  /// NSObject.
  var root = 0
  /// Callable of the prelude's `__selfsame_throw`.
  var raise = 0
  var retain = 0
  var autorelease = 0
  var hash = 0
  var isEqual = 0
  var description = 0
  var cxxDestruct = 0
  var stackBlockClass = 0
  /// Callable of the prelude's `__selfsame_releaseAssociations`.
  var releaseAssociations = 0
  /// Callable of the prelude's `__selfsame_forward`, once forwarding is loaded.
  var forward = 0
  /// Selectors a class overrides that wants to hear of messages it does not answer.
  var forwardingSelectors: [Int] = []
  /// +resolveInstanceMethod: and +resolveClassMethod:.
  var resolvers = (0, 0)
  /// Callable of the prelude's `__selfsame_callout`.
  var callout = 0
  /// Where the prelude's `__selfsame_uncaught` lies: the program's function for what nobody catches.
  var uncaughtHandler: UInt64 = 0
}
