class Loader {
  var done: (() -> Void)?
  let name = "loader"
  func start() {
    done = { [weak self] in
      guard let self = self else { print("gone"); return }
      print("done", self.name)
    }
  }
  deinit { print("deinit") }
}
var loader: Loader? = Loader()
loader!.start()
let done = loader!.done!
done()
loader = nil
done()
