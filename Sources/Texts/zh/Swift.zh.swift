/// Programs in Swift. How a text is written: `Catalogue.swift`.
extension ChineseTexts {
  static let swift: StaticString = #"""
    command.swift.name = swift
    command.swift.help = 此后输入 Swift，世界不变；用 :arc 或 :mrc 返回。
    shell.mode.swift = Swift：之后的输入按 Swift 编译，世界保持不变。用 :arc 或 :mrc 回到 Objective-C。
    E0411.title = {1}：尚未实现
    E0411.label = Swift 有这个，Selfsame 没有
    E0411.text = Selfsame 只实现了课程资料用到的那部分 Swift。这里的写法它认得，但没有实现。
    E0411.next = 换一种写法：docs/language.md 列出了现有的内容。
    E0412.label = 读到这里读不下去了
    E0412.text = 从这里起，文本无法按 Swift 读下去。
    E0412.next = 看看紧挨在这个位置之前的内容。
    E0413.label = 这里
    E0413.text = 上面那句话就是 swiftc 的原话。
    E0413.next = 把这里的写法和它的声明对照一下。
    typeAgain.text = Swift 中一个类型只声明一次，{1} 已在之前的输入中声明：它的对象和代码不能变成另一个类型的。
    typeAgain.next = :重置 从头开始，不再有旧的 {1}；或者给新类型换一个名字。
    R0660.label = 程序在这里自行停止
    R0660.text = Swift 在运行时检查数值，宁可停止程序，也不带着错误的值继续。
    R0660.next = 事先检查：可选值用 if let，下标先看 count，求和用更宽的类型。
    unowned.text = unowned 引用不会让对象活着。对象已经不在了，Swift 宁可停止程序，也不去读已经不存在的东西。
    unowned.next = 在读取期间一直持有这个对象，或者把引用改成 weak，并用 if let 检查。
    """#
}
