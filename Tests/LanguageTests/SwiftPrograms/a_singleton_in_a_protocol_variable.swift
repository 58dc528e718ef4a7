protocol Clock { func now() -> Int }
final class RealClock: Clock {
  static let shared: Clock = RealClock()
  private var ticks = 0
  private init() {}
  func now() -> Int { ticks += 1; return ticks }
}
struct FakeClock: Clock { func now() -> Int { 42 } }
class Timer2 {
  let clock: Clock
  init(clock: Clock = RealClock.shared) { self.clock = clock }
  func tell() { print(clock.now()) }
}
Timer2().tell()
Timer2().tell()
Timer2(clock: FakeClock()).tell()
