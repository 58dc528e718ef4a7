struct Bad: Error {}
func risky() throws -> Int { throw Bad() }
func safe() -> Int {
  return try risky()
}
print(safe())
