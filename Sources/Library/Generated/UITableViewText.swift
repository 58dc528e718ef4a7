// swift-format-ignore-file
// Written by `make library` from Swift/UITableView.swift: change it there.
enum UITableViewText {
static let text: StaticString = #"""
public struct IndexPath {
  public var row: Int
  public var section: Int
  public init(row: Int, section: Int) {
    self.row = row
    self.section = section
  }
}

public class UILabel: UIView {
  public var text: String?
}

public class UITableViewCell: UIView {
  public enum AccessoryType { case none, disclosureIndicator, checkmark }
  public var textLabel: UILabel? = UILabel()
  public var accessoryType = AccessoryType.none
}

public class UITableView: UIView {
  public weak var dataSource: UITableViewController?
  public var tableFooterView: UIView?
  private var identifiers: [String] = []
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    identifiers.append(identifier)
  }
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if !identifiers.contains(identifier) {
      fatalError("unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard")
    }
    return UITableViewCell()
  }
  public func reloadData() {
    guard let source = dataSource else { return }
    for row in 0..<source.tableView(self, numberOfRowsInSection: 0) {
      let cell = source.tableView(self, cellForRowAt: IndexPath(row: row, section: 0))
      print(cell.accessoryType == .checkmark ? "[x]" : "[ ]", cell.textLabel?.text ?? "")
    }
  }
}

public class UITableViewController: UIViewController {
  public let tableView = UITableView()
  private var isLoaded = false
  public func viewDidLoad() {}
  public func loadViewIfNeeded() {
    if isLoaded { return }
    isLoaded = true
    tableView.dataSource = self
    viewDidLoad()
    tableView.reloadData()
  }
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return 0
  }
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    return UITableViewCell()
  }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
"""#
}
