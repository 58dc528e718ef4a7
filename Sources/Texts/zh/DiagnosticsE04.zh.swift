/// Diagnostics of constructs that are known and not built. How a text is written: `Catalogue.swift`.
extension ChineseTexts {
  static let diagnosticsE04: StaticString = #"""
    E0401.title = {1}：尚未实现
    E0401.label = Selfsame 认识它，但还不能运行
    E0401.text = 这是正确的 Objective-C。这里明确拒绝，而不是只做一半。
    E0402.title = {1}：程序访问不到外面的世界
    E0402.label = 这里没有输入，没有文件，也没有别的进程
    E0402.text = 程序运行在它自己的世界里，每次运行都一样，没有可以读取的东西。
    E0402.next = 把值直接写在程序里；程序自己的文件可以用 NSFileManager。
    """#
}
