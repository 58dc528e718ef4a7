/// The trace of events: kinds, call tree, overrides, `--events`. How a text is written: `Catalogue.swift`.
extension ChineseTexts {
  static let trace: StaticString = #"""
    trace.same = {1} 还有 {2} 个同样的事件
    trace.override = {1}（问的是 {2}，答的是 {3}）
    trace.nothingOfKind = 上一次输入没有这类事件。
    trace.badKind = {1} 不是事件的种类。种类：counts alloc init pool weak zone lock thread message library。
    trace.messagesLater = 从现在起记录每条消息；上一次输入没有记录。
    cli.badTraceKind = {1} 不是事件的种类：counts、alloc、init、pool、weak、zone、lock、thread、message、library，或 none
    cli.events.cannotWrite = 无法写入 {1}：{2}
    cli.events.ownProgram = {1} 就是程序本身：事件会把它覆盖掉。请在 --events 后面写另一个文件。
    cli.badDefinition = -D{1} 没有写宏的名字。请写 -D名字 或 -D名字=值。
    E0506.label = 在这里第二次定义
    E0506.text = 程序的两个文件都定义了 {1}，链接器不知道该用哪一个。
    E0508.title = 库中的“{1}”没有加载，{2} 也就不认识
    E0508.label = 在此处用到
    E0508.text = 程序自己声明了那一部分里的类，又没有包含它的任何头文件，所以当作程序自己的类。
    E0508.next = 给这个类换个名字并包含头文件；或者把 {2} 也声明出来。
    E0507.title = 库中的“{1}”与本程序的定义不能并存
    E0507.label = 在此处用到
    E0507.text = 它报告：{2}。其中的名字在本次会话里不可用。
    E0507.next = 给自己的类型或类换个名字，然后重新开始（:重置）。
    E0506.next = 只保留一个定义，或者加上 static，让每个文件各有一份。
    """#
}
