/// Two runs beside each other. How a text is written: `Catalogue.swift`.
extension ChineseTexts {
  static let comparing: StaticString = #"""
    command.compare.name = 比较
    command.compare.argument = [甲 乙]
    command.compare.help = 把两次运行并排放在一起，逐个事件对照。只写 :比较（或 :比较 mrc arc）：上一次输入在两种模式下的运行。:比较 Printer Fax：最近一次用到 Printer 的输入，照原样运行一次，把 Printer 换成 Fax 再运行一次。:比较 文件.m [mrc arc]、:比较 文件 文件：整个程序。比较完一切如旧。
    compare.input = 从同一时刻运行两次：{1}
    compare.kept.isRefused = {1}：{2} 无法在此模式下重新编译，按原样执行。
    compare.kept.hasStatic = {1}：{2} 按原样执行：重新编译会丢失其中静态变量的值。
    compare.kept.isInUse = {1}：{2} 按原样执行：它的对象还活着，会保持创建时的形式。
    compare.nothing = 两边都没有对任何对象做什么。
    compare.same = {1} {2} 个事件相同
    compare.untold = {1} 还有 {2} 个事件
    compare.noDifference = 没有差别：每个事件都相同。
    compare.firstDifference = 第一处分歧：
    compare.output.same = 两边打印的内容相同。
    compare.output.differs = 打印的内容不同，第一处差别在第 {1} 行：
    compare.alive = 结束时仍然存活，{1}：{2}
    compare.problem = {1} 没有运行到结束：
    compare.bothStop = 两边都没有运行到结束，原因相同：
    compare.usage = 无法比较 {1}。请写两个类（:比较 Printer Fax）、两种模式（:比较 mrc arc），或者一个、两个文件。
    compare.noClass = 没有类 {1} 可以比较。如果是文件，请写上扩展名，例如 {1}.m。
    compare.unused = 没有哪次输入用到 {1}。先输入一句，例如 [{1} sharedInstance]，再比较。
    compare.noInput = 没有可以重新运行的输入。请先输入些什么，或写一个文件名。
    compare.alwaysCounted = 上一次输入是 Swift，那里的 retain 和 release 总是由编译器写：没有另一种模式可以对比。可以比较两个类：:比较 Printer Fax。
    compare.event.nilMessage = 发给 nil 的消息
    compare.event.deallocBegin = dealloc
    compare.event.poolPush = 池开始
    compare.event.drain = 池排空
    compare.event.override = 重写
    compare.event.weak = 弱引用变量
    compare.event.zeroed = 弱引用变为 nil
    compare.event.thread = 线程开始
    compare.event.threadEnd = 线程结束
    compare.event.lock = 取得锁
    compare.event.unlock = 归还锁
    compare.event.waits = 等待锁
    compare.event.once = once：开始
    compare.event.onceSkip = once：已执行过
    compare.event.lockNil = 对 nil 加锁：无效
    compare.event.throw = 异常
    compare.event.zoneCreate = 创建区域
    compare.event.zoneRecycle = 区域消失
    compare.event.blockAllocate = 取得 C 内存
    compare.event.blockFree = 归还 C 内存
    cli.compare.files = compare 需要一个文件（两种模式）或两个文件。
    cli.help.compare = selfsame compare：把两次运行并排放在一起，逐个事件对照
      \n
      \n  selfsame compare [--mrc] [--arc] 文件.m      同一程序在 MRC 与 ARC 下
      \n  selfsame compare [--mrc|--arc] 文件 文件     两个程序
      \n
      \n  --include 文件夹   头文件也可以从那里读取
      \n
      \n退出状态：0 没有差别，1 有差别，65 有一边无法编译，66 文件无法读取。
    """#
}
