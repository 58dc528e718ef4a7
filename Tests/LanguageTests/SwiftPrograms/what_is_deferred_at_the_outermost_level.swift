defer { print("at the very end") }
print("start")
func work() {
  defer { print("out of work") }
  print("in work")
}
defer {
  print("before that")
}
work()
