/// What NSLog writes before its text on a Mac: date, time, program, process and thread.
///
/// It stands on the machine's own clock, which begins on 1 January 2014, so the same program always logs the
/// same moments. The process is number 1; the thread's number is that of `:threads`.
struct LogPrefix {
  /// Nanoseconds since the world began.
  let clock: UInt64
  let thread: UInt32

  var text: String {
    let milliseconds = clock / 1_000_000
    let seconds = milliseconds / 1000
    let (year, month, day) = LogPrefix.date(daysSince1970: Int(seconds / 86_400) + 16_071)
    func padded(_ number: UInt64, _ digits: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    let time =
      "\(padded(seconds / 3600 % 24, 2)):\(padded(seconds / 60 % 60, 2)):\(padded(seconds % 60, 2))"
    return "\(year)-\(padded(UInt64(month), 2))-\(padded(UInt64(day), 2)) \(time)."
      + "\(padded(milliseconds % 1000, 3)) program[1:\(thread)] "
  }

  /// The Gregorian date of a day. Years are counted from March, so that the leap day is the last.
  static func date(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let march = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * march + 2) / 5 + 1
    let month = march < 10 ? march + 3 : march - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}
