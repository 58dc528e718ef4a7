import Diagnostics

/// One test of a JUnit report.
struct JUnitCase {
  enum Kind: String { case failure, error }
  var className: String
  var name: String
  /// nil: it passed.
  var kind: Kind?
  var message = ""
  var words = ""
}

/// One suite, in the order and with the attributes that the schemas of Ant and of Jenkins both ask for. There is
/// no clock in a report: the same answers give the same bytes, so the time is 0. Which file it is about
/// stands among the properties, the line behind the words of a failure.
///
/// Two parts, between which stands the suite's number.
func junitSuite(_ name: String, file: String, _ cases: [JUnitCase]) -> [String] {
  let failures = cases.count { $0.kind == .failure }
  let errors = cases.count { $0.kind == .error }
  let head = "  <testsuite package=\"selfsame\" id=\""
  var text = "\" name=\"\(escapedMarkup(name))\" "
  text += "timestamp=\"1970-01-01T00:00:00\" hostname=\"localhost\" tests=\"\(cases.count)\" "
  text += "failures=\"\(failures)\" errors=\"\(errors)\" time=\"0\">\n"
  text += "    <properties><property name=\"file\" "
  text += "value=\"\(escapedMarkup(file))\"/></properties>\n"
  var seen: [String: Int] = [:]
  for each in cases {
    seen[each.name, default: 0] += 1
    let times = seen[each.name] ?? 1
    let name = times > 1 ? "\(each.name) (\(times))" : each.name
    text += "    <testcase classname=\"\(escapedMarkup(each.className))\" "
    text += "name=\"\(escapedMarkup(name))\" time=\"0\""
    guard let kind = each.kind else {
      text += "/>\n"
      continue
    }
    text += ">\n      <\(kind.rawValue) type=\"\(escapedMarkup(each.message))\" "
    text += "message=\"\(escapedMarkup(each.message))\">"
    text += "\(escapedMarkup(each.words))</\(kind.rawValue)>\n"
    text += "    </testcase>\n"
  }
  return [head, text + "    <system-out/>\n    <system-err/>\n  </testsuite>\n"]
}
