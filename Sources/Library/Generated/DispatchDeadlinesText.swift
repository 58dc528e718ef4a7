// swift-format-ignore-file
// Written by `make library` from Swift/DispatchDeadlines.swift: change it there.
enum DispatchDeadlinesText {
static let text: StaticString = #"""
public enum DispatchTimeInterval {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never
  var __nanoseconds: Int {
    switch self {
    case .seconds(let count): return __clamped(count, 1_000_000_000)
    case .milliseconds(let count): return __clamped(count, 1_000_000)
    case .microseconds(let count): return __clamped(count, 1_000)
    case .nanoseconds(let count): return count
    case .never: return Int.max
    }
  }
  // What no number of nanoseconds holds is as far away as can be.
  private func __clamped(_ count: Int, _ unit: Int) -> Int {
    if count > Int.max / unit { return Int.max }
    return count < Int.min / unit ? Int.min : count * unit
  }
}

public struct DispatchTime: Comparable {
  var __moment: Int
  public static let distantFuture = DispatchTime(__moment: Int.max)
  public static func now() -> DispatchTime { DispatchTime(__moment: DispatchQueue.__now()) }
  public var uptimeNanoseconds: UInt64 { UInt64(__moment) }
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.__moment < b.__moment }
  public static func == (a: DispatchTime, b: DispatchTime) -> Bool { a.__moment == b.__moment }
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    time.__later(__nanoseconds(seconds))
  }
  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
    time.__later(__nanoseconds(0 - seconds))
  }
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time.__later(interval.__nanoseconds)
  }
  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time.__later(-interval.__nanoseconds)
  }
  // A moment that no clock reaches is never, and none is before the clock began.
  func __later(_ span: Int) -> DispatchTime {
    if __moment == Int.max || span > 0 && __moment > Int.max - span {
      return DispatchTime.distantFuture
    }
    let moment = span < -__moment ? 0 : __moment + span
    return DispatchTime(__moment: moment)
  }
  static func __nanoseconds(_ seconds: Double) -> Int {
    let count = seconds * 1_000_000_000
    if count < -9.2e18 { return Int.min }
    return count < 9.2e18 ? Int(count) : Int.max
  }
}

public enum DispatchTimeoutResult { case success, timedOut }

/// Work that can be named, waited for, and cancelled as long as it has not begun.
public class DispatchWorkItem {
  private let work: () -> Void
  private let end = DispatchSemaphore(value: 0)
  private var isDone = false
  private var followers: [() -> Void] = []
  public private(set) var isCancelled = false
  public init(block: @escaping () -> Void) { work = block }
  public func perform() {
    if !isCancelled { work() }
    if isDone { return }
    isDone = true
    end.signal()
    for follower in followers { follower() }
    followers = []
  }
  public func cancel() { isCancelled = true }
  public func wait() {
    end.wait()
    end.signal()
  }
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    if end.wait(timeout: timeout) == .timedOut { return .timedOut }
    end.signal()
    return .success
  }
  public func notify(queue: DispatchQueue, execute: @escaping () -> Void) {
    if isDone {
      queue.async { execute() }
    } else {
      followers.append { queue.async { execute() } }
    }
  }
}

extension DispatchQueue {
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    __after(deadline.__moment, work)
  }
  public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
    __after(deadline.__moment) { item.perform() }
  }
  public func async(execute item: DispatchWorkItem) { async { item.perform() } }
  public func sync(execute item: DispatchWorkItem) { sync { item.perform() } }
}

extension DispatchSemaphore {
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    __wait(timeout.__moment) ? .success : .timedOut
  }
}

extension DispatchGroup {
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    __wait(timeout.__moment) ? .success : .timedOut
  }
}
"""#
}
