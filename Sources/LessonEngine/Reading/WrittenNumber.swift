/// A whole number as a person or a file writes it.
///
/// What is then done with it (one less, so many further, its negative) must not overflow, whatever was written; and
/// nobody counts lessons, steps or events beyond a billion. So what is larger is taken for a billion.
package func writtenNumber(_ text: some StringProtocol) -> Int? {
  Int(text).map { min(max($0, -1_000_000_000), 1_000_000_000) }
}
