/// Diagnostics of constructs that are known and not built. How a text is written: `Catalogue.swift`.
extension ChineseTexts {
  static let diagnosticsE04: StaticString = #"""
    E0401.title = {1}：尚未实现
    E0401.label = Selfsame 认识它，但还不能运行
    E0401.text = 这是正确的 Objective-C。这里明确拒绝，而不是只做一半。
    E0402.title = {1}：程序访问不到外面的世界
    E0402.label = 这里没有文件，也没有别的进程
    E0402.text = 程序运行在它自己的世界里，每次运行都一样，能读取的只有标准输入（scanf、fgets、getchar）。
    E0402.next = 把值直接写在程序里；程序自己的文件可以用 NSFileManager。
    E0403.title = {1}：没有实现
    E0403.label = Apple 的库里有它，这里的库没有：{2}
    E0403.text = 名字没有写错。缺少的东西会被明确拒绝，而不是只做一半。
    E0403.next = 请换一种写法：docs/language.md 列出了已有的内容。
    unbuilt.calendars = 日历与时区
    unbuilt.settings = 用户默认设置（NSUserDefaults）的其余部分
    unbuilt.formatters = 格式化
    unbuilt.decimals = 十进制数
    unbuilt.texts = 富文本与正则表达式
    unbuilt.files = 文件与流
    unbuilt.network = 网络
    unbuilt.processes = 其他进程
    unbuilt.documents = XML 与 JSON
    unbuilt.interface = 为窗口服务的部分
    unbuilt.measures = 度量单位
    unbuilt.mapFunctions = 以 C 函数形式提供的表
    unbuilt.coreFoundation = Core Foundation 的函数
    unbuilt.coreData = Core Data
    unbuilt.appKit = AppKit
    unbuilt.uiKit = UIKit 的其余部分
    unbuilt.graphics = 绘图
    unbuilt.dispatch = GCD 的其余部分与日志
    unbuilt.frameworks = Apple 的其他框架
    unbuilt.errors = 其余的错误代码、异常与版本
    unbuilt.runtime = 运行时接口的少见部分
    unbuilt.cLibrary = C 的少见部分
    unbuilt.method = 方法；类本身是有的
    """#
}
