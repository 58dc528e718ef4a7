#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Room to read and compile in.
///
/// The parser and the compiler recurse, one host frame or more for each bracket, and 256 levels are allowed,
/// as in clang. What a level costs is not ours to say: about 3 KB of stack in a release build, 33 KB in a
/// debug build, more under the address sanitizer; and what stack there is depends on who calls, 8 MB on the
/// main thread, 512 KB on a thread of macOS. An overflow would be a crash that no test on another host foresees. So the front end brings a
/// stack of its own, three times what the deepest text takes in the worst build. The pages are mapped when
/// they are touched, and up to 40 MB glibc keeps the stack for the next time, so an ordinary input costs
/// some 20 µs and no memory.
///
/// The caller waits: there is never more than one thread at work, and the simulated machine, whose calls
/// never are host calls, stays outside.
///
/// Who reads and compiles thousands of texts (`selfsame check`) enters such a stack once, around everything:
/// within it there is room already, and no other thread is started.
private let deepStackBytes = 32 << 20

/// Marks the threads whose stack is deep.
private let deepKey: pthread_key_t = {
  var key = pthread_key_t()
  pthread_key_create(&key, nil)
  return key
}()

/// Calls `body` on a stack of its own, unless it is on one already, and returns its result.
package func onDeepStack<Result>(_ body: () -> Result) -> Result {
  if pthread_getspecific(deepKey) != nil { return body() }
  var result: Result?
  let whole = { result = body() }
  withoutActuallyEscaping(whole) { work in
    let call = Unmanaged.passRetained(DeepCall(work))
    defer { call.release() }
    if !runThread(call.toOpaque()) { work() }
  }
  // Set on either path.
  return result ?? body()
}

/// What crosses over to the other thread, as a pointer.
private final class DeepCall {
  let work: () -> Void
  init(_ work: @escaping () -> Void) { self.work = work }
}

/// Starts a thread for the call and waits for its end; false when the host has no room for one.
private func runThread(_ call: UnsafeMutableRawPointer) -> Bool {
  var attributes = pthread_attr_t()
  guard pthread_attr_init(&attributes) == 0 else { return false }
  defer { pthread_attr_destroy(&attributes) }
  guard pthread_attr_setstacksize(&attributes, deepStackBytes) == 0 else { return false }
  #if canImport(Darwin)
    var thread: pthread_t?
    let status = pthread_create(&thread, &attributes, { runCall($0) }, call)
    guard status == 0, let thread else { return false }
  #else
    var thread = pthread_t()
    let status = pthread_create(&thread, &attributes, { runCall($0) }, call)
    guard status == 0 else { return false }
  #endif
  return pthread_join(thread, nil) == 0
}

private func runCall(_ call: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  pthread_setspecific(deepKey, call)
  if let call { Unmanaged<DeepCall>.fromOpaque(call).takeUnretainedValue().work() }
  return nil
}
