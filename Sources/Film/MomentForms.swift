/// Moments of one form, told once.
///
/// The moments of a loop differ in nothing but their numbers. So what a moment looks like is a text in one list,
/// with a hole for each number of more than one digit; the moment itself is the number of its form and what goes
/// into the holes. A film of ten thousand events is a third as long, and still plain JSON.
struct MomentForms {
  private(set) var forms: [String] = []
  private var known: [String: Int] = [:]
  private static let longestNumber = 9

  /// `[form, number, …]`
  mutating func packed(_ text: String) -> String {
    var form: [UInt8] = []
    var numbers = ""
    var digits: [UInt8] = []
    func isHole() -> Bool {
      (2...MomentForms.longestNumber).contains(digits.count) && digits.first != UInt8(ascii: "0")
    }
    func endNumber() {
      if isHole() {
        numbers += "," + String(decoding: digits, as: UTF8.self)
        form.append(UInt8(ascii: "#"))
      } else {
        form += digits
      }
      digits.removeAll(keepingCapacity: true)
    }
    for byte in text.utf8 {
      if (48...57).contains(byte) {
        digits.append(byte)
      } else {
        if !digits.isEmpty { endNumber() }
        form.append(byte)
      }
    }
    if !digits.isEmpty { endNumber() }
    let key = String(decoding: form, as: UTF8.self)
    let number = known[key] ?? forms.count
    if known[key] == nil {
      known[key] = number
      forms.append(key)
    }
    return "[\(number)\(numbers)]"
  }
}
