class Page {
  lazy var text: String = {
    print("reading")
    return "hello"
  }()
}
let page = Page()
print("page")
print(page.text)
print(page.text)
