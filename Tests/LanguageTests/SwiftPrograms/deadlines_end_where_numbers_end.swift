import Dispatch
// No span is too long for a deadline, and what lies beyond all moments is never.
let now = DispatchTime.now()
print(now + .seconds(Int.max) == .distantFuture, now + .nanoseconds(Int.max) == .distantFuture)
print(now + .milliseconds(Int.max) > now, now + Double.infinity == .distantFuture, now + Double.nan == .distantFuture)
print(.distantFuture + 1.0 == DispatchTime.distantFuture, .distantFuture - .seconds(3) == DispatchTime.distantFuture)
print(now - .seconds(1_000_000_000) < now, now - 1e300 < now, now + .never == .distantFuture)
print(now + .seconds(2) > now + .milliseconds(1999), now + 0.5 < now + .seconds(1))
let semaphore = DispatchSemaphore(value: 0)
DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(5)) { semaphore.signal() }
print(semaphore.wait(timeout: .now() + .seconds(Int.max)) == .success)
