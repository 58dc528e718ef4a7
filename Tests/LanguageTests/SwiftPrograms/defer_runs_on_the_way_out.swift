func f(_ early: Bool) {
  defer { print("last") }
  defer { print("first") }
  if early { print("early"); return }
  print("body")
}
f(true)
f(false)
