/// Everything said to a person in Chinese. How to write a text: `Catalogue.swift`. The same keys, in the
/// same order, stand in the other two files.
enum ChineseTexts {
  static var sections: [StaticString] {
    [
      words, outcome, tables, shell, commands, lessons, commandLine,
      diagnostics01, diagnostics02, diagnostics03, diagnostics04, diagnostics05, diagnosticsW03,
      diagnosticsR06, diagnosticsE07, diagnosticsE08,
    ]
  }

  // MARK: words used by several views

  private static let words: StaticString = #"""
    place.input = 输入 {1}，第 {2} 行
    place.prelude = 基础库 {1}，第 {2} 行
    zone.default = 默认内存区域
    zone.named = 内存区域 {1}
    zone.unknown = 内存区域 {1} 号
    diagnostic.error = 错误
    diagnostic.warning = 警告
    diagnostic.note = 说明
    words.colon = ：
    diagnostic.hint = 提示
    diagnostic.didYouMean = 是不是想写 {1}？
    diagnostic.untitled = 无法执行
    diagnostic.more = … 还有 {1} 个问题，可能是由前面的问题引起的
    """#

  // MARK: outcome

  private static let outcome: StaticString = #"""
    value.count = 引用计数 {1}
    value.claimed = 真实计数 {1}，而 -retainCount 的回答是 {2}
    value.immortal = 常量，不计数
    value.dead = 已经销毁
    value.length = （{1} 个字符）
    fact.allocated = {1}：在{2}中分配
    fact.bitwiseCopy = {1}：{2} 的逐字节副本
    fact.retained = {1}：retain
    fact.released = {1}：release
    fact.count = ，计数 {1}
    fact.andDeallocated = ，对象销毁
    fact.deallocated = {1}：对象销毁
    fact.deallocIncomplete = {1}：-dealloc 没有调用 [super dealloc] 就结束了，内存没有归还
    fact.autoreleased = {1}：autorelease，自动释放池里多了一次待发的 release
    fact.autoreleasedBase = {1}：autorelease，release 在提示符的池中等待（:排空）
    fact.autoreleasedNowhere = {1}：autorelease 时没有自动释放池，release 永远不会到来
    fact.initAgain = 第 {2} 次 {1}，对象 {3}：状态被第二次设置
    fact.initOnceMore = 第 {2} 次 {1}，对象 {3}：状态又被设置一次
    fact.initAnswered = {1}：{2} 返回了另一个对象 {3}
    fact.initAnsweredNil = {1}：{2} 返回 nil
    fact.answeredInstead = {1} 代替 {2} 作出回答
    fact.answered = {1} 作出回答
    fact.countStays = ：计数仍是 {1}
    fact.countMoves = ：计数 {2}
    fact.claims = ：它说 {1}，真实计数是 {2}
    fact.gaveNil = ：nil
    fact.made = ：创建了 {1}
    fact.gaveSame = ：没有创建新对象，返回的是 {1}
    fact.nilMessage = 向 nil 发送了 {1}：什么也不发生，结果是 0
    fact.poolDrained = 自动释放池排空：{1} 次 release
    fact.zoneCreated = 创建{1}
    fact.zoneRecycled = 回收{1}
    fact.blockTaken = C 内存：从{2}取得 {1} 字节
    fact.blockFreed = C 内存：一块内存归还给{1}
    fact.initialized = {1}：在类收到第一条消息之前执行 +initialize
    fact.times = {1}（× {2}）
    fact.group = {1} × {2}（#{3} … #{4}）
    fact.about = {1}：{2}
    fact.in = ，位于 {1}
    fact.inAt = ，位于 {1}（{2}）
    fact.more = {1} 还有 {2} 条（用 :trace on 查看全部）
    notice.classDefined = 已定义类 {1}
    notice.methodReplaced = 方法 {1} 已替换；对象保留，正在执行的调用仍用旧方法
    notice.functionDefined = 已定义函数 {1}
    notice.functionReplaced = 函数 {1} 已替换；正在执行的调用仍用旧函数
    notice.variableRedeclared = 变量 {1} 重新声明，现在保存新值
    outcome.stopped = 这次输入所做的一切都已撤销。在下一次输入之前，:stack、:objects 和 :trace 显示停止那一刻的状态。
    outcome.interrupted = 已中断。这次输入所做的一切都已撤销。
    outcome.exited = 程序调用了 exit({1})
    """#

  // MARK: tables

  private static let tables: StaticString = #"""
    table.more = {1} 还有 {2} 个
    objects.none = 没有存活的对象。
    objects.object = 对象
    objects.count = 计数
    objects.bytes = 字节
    objects.zone = 内存区域
    objects.variables = 指向它的变量
    objects.deallocating = 正在 -dealloc
    objects.inits = init × {1}
    objects.constants = 另有 {1} 个字符串常量，不计数，未列出。
    zones.zone = 内存区域
    zones.objects = 对象
    zones.blocks = C 内存块
    zones.bytes = 字节
    zones.address = 地址
    pools.none = 没有自动释放池。
    pools.base = 池 {1}（提示符下的池）：{2} 次 release 在等待
    pools.pool = 池 {1}：{2} 次 release 在等待
    trace.noPool = 没有池
    trace.thread = 线程 {1}
    trace.waiting = {1} 个在等待
    trace.count = 计数 {1}
    class.size = 一个实例占 {1} 字节，前 8 字节是 isa 指针
    class.offset = 偏移
    class.bytes = 字节
    class.ivar = 实例变量
    stack.none = 没有停止的程序。
    stack.topLevel = 顶层
    stack.receiver = self = {1}
    stack.same = {1} 还有 {2} 个相同的栈帧
    """#

  // MARK: shell

  private static let shell: StaticString = #"""
    """#

  // MARK: commands

  private static let commands: StaticString = #"""
    """#

  // MARK: lessons

  private static let lessons: StaticString = #"""
    lesson.hintNumber = 提示 {1}/{2}
    lesson.progress = 已完成 {1}/{2} 步
    """#

  // MARK: command line

  private static let commandLine: StaticString = #"""
    """#

  // MARK: diagnostics E01

  private static let diagnostics01: StaticString = #"""
    """#

  // MARK: diagnostics E02

  private static let diagnostics02: StaticString = #"""
    """#

  // MARK: diagnostics E03

  private static let diagnostics03: StaticString = #"""
    """#

  // MARK: diagnostics E04

  private static let diagnostics04: StaticString = #"""
    """#

  // MARK: diagnostics E05

  private static let diagnostics05: StaticString = #"""
    """#

  // MARK: diagnostics W03

  private static let diagnosticsW03: StaticString = #"""
    """#

  // MARK: diagnostics R06

  private static let diagnosticsR06: StaticString = #"""
    """#

  // MARK: diagnostics E07

  private static let diagnosticsE07: StaticString = #"""
    """#

  // MARK: diagnostics E08

  private static let diagnosticsE08: StaticString = #"""
    """#
}
