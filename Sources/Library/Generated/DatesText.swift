// swift-format-ignore-file
// Written by `make library` from Swift/Dates.swift: change it there.
enum DatesText {
static let text: StaticString = #"""
public struct Date: Comparable, Hashable, CustomStringConvertible {
  var __seconds: Double
  public init() { __seconds = __Clock.now }
  public init(timeIntervalSinceReferenceDate seconds: Double) { __seconds = seconds }
  public init(timeIntervalSince1970 seconds: Double) { __seconds = seconds - 978307200.0 }
  public init(timeIntervalSinceNow seconds: Double) { __seconds = __Clock.now + seconds }
  public init(timeInterval seconds: Double, since date: Date) { __seconds = date.__seconds + seconds }
  public static var now: Date { Date() }
  public static let distantPast = Date(timeIntervalSinceReferenceDate: -63114076800.0)
  public static let distantFuture = Date(timeIntervalSinceReferenceDate: 63113904000.0)
  public var timeIntervalSinceReferenceDate: Double { __seconds }
  public var timeIntervalSince1970: Double { __seconds + 978307200.0 }
  public var timeIntervalSinceNow: Double { __seconds - __Clock.now }
  public func timeIntervalSince(_ date: Date) -> Double { __seconds - date.__seconds }
  public func addingTimeInterval(_ seconds: Double) -> Date {
    Date(timeIntervalSinceReferenceDate: __seconds + seconds)
  }
  public mutating func addTimeInterval(_ seconds: Double) { __seconds += seconds }
  public var description: String { __Clock.text(__seconds) }
  public static func < (a: Date, b: Date) -> Bool { a.__seconds < b.__seconds }
  public static func == (a: Date, b: Date) -> Bool { a.__seconds == b.__seconds }
  public static func + (date: Date, seconds: Double) -> Date { date.addingTimeInterval(seconds) }
  public static func - (date: Date, seconds: Double) -> Date { date.addingTimeInterval(-seconds) }
}

extension RunLoop {
  public enum Mode { case `default`, common }
  public func run(until limit: Date) { __run(limit.timeIntervalSinceReferenceDate) }
  public func add(_ timer: Timer, forMode mode: Mode) { __add(timer) }
}
"""#
}
