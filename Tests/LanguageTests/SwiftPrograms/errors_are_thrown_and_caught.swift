enum Failure: Error { case empty, tooLong(Int) }
func check(_ text: String) throws -> Int {
  if text.isEmpty { throw Failure.empty }
  if text.count > 3 { throw Failure.tooLong(text.count) }
  return text.count
}
for word in ["ab", "", "abcdef"] {
  do {
    let n = try check(word)
    print("length", n)
  } catch Failure.empty {
    print("empty")
  } catch Failure.tooLong(let n) where n > 5 {
    print("much too long", n)
  } catch {
    print("other", error)
  }
}
print("done")
