class HTMLElement {
  let name: String
  let text: String?
  lazy var asHTML: () -> String = { [unowned self] in
    if let text = self.text {
      return "<\(self.name)>\(text)</\(self.name)>"
    } else {
      return "<\(self.name) />"
    }
  }
  init(name: String, text: String? = nil) {
    self.name = name
    self.text = text
  }
  deinit { print("\(name) is being deinitialized") }
}
do {
  let heading = HTMLElement(name: "h1")
  let fallback = "some default text"
  heading.asHTML = { "<h1>\(fallback)</h1>" }
  print(heading.asHTML())
}
var paragraph: HTMLElement? = HTMLElement(name: "p", text: "hello, world")
print(paragraph!.asHTML())
paragraph = nil
let parse: (String) -> Int = { text in
  if let n = Int(text) { return n } else { return -1 }
}
func outer() -> Int {
  func inner(_ text: String) -> Int {
    if let n = Int(text) { return n } else { return 0 }
  }
  return inner("4") + inner("x") + parse("y")
}
print(outer())
