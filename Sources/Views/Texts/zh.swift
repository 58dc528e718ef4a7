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
    zone.named = 内存区域“{1}”
    zone.unknown = 内存区域 {1} 号
    diagnostic.error = 错误
    diagnostic.warning = 警告
    diagnostic.note = 说明
    words.colon = ：
    diagnostic.hint = 提示
    diagnostic.didYouMean = 是不是想写 {1}？
    diagnostic.untitled = 无法执行
    diagnostic.more = … 还有 {1} 个问题，可能是由前面的问题引起的
    note.declaredHere = 在此声明
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
    fact.times = {1}（×{2}）
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
    objects.inits = init ×{1}
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
    shell.welcome = Selfsame：每个引用计数都看得见的 Objective-C。:帮助 列出命令，:退出 离开。
    shell.bye = 再见。
    shell.language.question = 用哪种语言？（输入 1、2 或 3，再按 Enter；以后可用 :语言 更改）
    shell.noState = 状态文件夹无法写入，这次不会保存历史、语言和进度。
    shell.unfinished = 最后的输入不完整：缺少括号、引号或 @end。
    shell.pipe.notUTF8 = 输入的第 {1} 行不是 UTF-8 文本（该行第 {2} 个字节），已跳过；请把文本存为 UTF-8。
    shell.unknownCommand = 没有命令 :{1}。:帮助 会列出全部命令。
    shell.unknownCommand.near = 没有命令 :{1}。是不是 :{2}？
    shell.layout = {1} 按 {2} 理解（键盘布局不同）。
    shell.notBuilt = {1} 尚未实现。:帮助 列出已有的命令。
    shell.notBuilt.arc = ARC 尚未实现，不能选择 :arc。请在 :mrc 下自己写 retain 和 release。
    shell.mode.mrc = 手动引用计数：retain 和 release 由你来写。
    shell.group.lesson = 课程
    shell.group.look = 查看对象
    shell.group.shell = 命令行
    shell.help.end = 其他输入都是 Objective-C，会立即运行。Tab 补全，Ctrl-C 丢弃未写完的输入或停止程序，Ctrl-D 离开。:帮助 命令 可看详情。
    shell.help.notBuilt = 尚未实现：{1}
    shell.help.alsoNamed = 也可写作：{1}
    shell.source.which = 要看哪个类的源码？例如 :源码 NSObject。
    shell.unknownClass = 没有类 {1}。:类 会列出所有的类。
    shell.unknownClass.near = 没有类 {1}。是不是 {2}？
    shell.drain.empty = 提示符的自动释放池里没有等待的对象。
    shell.trace.on = 从现在起显示每一个事件。
    shell.trace.off = 恢复简短显示：只用几行说重点。
    shell.trace.usage = 请写 :跟踪 开、:跟踪 关，或只写 :跟踪 查看上次输入的事件（不是 {1}）。
    shell.lang.current = 当前语言：{1}。用 :语言 en、:语言 ru 或 :语言 zh 更改。
    shell.lang.unknown = 没有语言 {1}。可选：en、ru、zh。
    shell.lang.now = 现在使用中文。
    shell.width.usage = 终端把宽度不定的字符画成几格：:宽度 1 还是 :宽度 2？现在是 {1}。如果框线断开，请选 2。
    shell.width.now = 宽度不定的字符现在按 {1} 格计算。
    shell.load.which = 要加载哪个文件？例如 :加载 Car.m。
    shell.load.unfinished = {1} 不完整：缺少括号、引号或 @end。
    shell.lesson.none = 没有打开的课。:课程 列出所有课，:开始 打开下一课。
    shell.lesson.noCourse = 找不到课程。请用 --lessons DIR 或 SELFSAME_LESSONS 指定文件夹。
    shell.lesson.unknown = 没有课程 {1}。:课程 会列出所有课。
    shell.lesson.stepOf = 第 {1} 步，共 {2} 步
    shell.lesson.goOn = 按 Enter 继续。
    shell.lesson.yourTurn = 轮到你了：输入答案，再输入 :检查。:提示 会给你帮助。
    shell.lesson.notYet = 这一步有任务。请完成后输入 :检查，或输入 :下一步 跳过。
    shell.lesson.end = 这是本课的最后一步。:课程 列出其他课；提示符仍可随意使用。
    shell.lesson.first = 这是第一步。
    shell.lesson.noTask = 这一步没有任务。按 Enter 继续。
    shell.lesson.nothingTyped = 这个任务还没有输入任何答案。
    shell.lesson.right = 正确。
    shell.lesson.rightWas = 不太对。正确答案是 {1}。
    shell.lesson.fail = 还不对。
    shell.lesson.failedLine = 这一条不成立：{1}
    shell.lesson.probe = （试用时发现：{1}）
    shell.lesson.invalid = 课程本身有错：这一步无法判定。请告诉作者。
    shell.lesson.limit = 答案被停止：超出了本课的限制。
    shell.lesson.noHint = 这一步没有提示。
    shell.lesson.solutionLater = 尝试 {1} 次后可以看答案。在那之前可用 :提示。
    shell.lesson.reset = 这一步重新开始：对象恢复到课文结束时的状态。
    shell.lesson.progress = 无法把进度保存到 {1}。
    shell.lesson.broken = 课程 {1} 无法打开：
    shell.lesson.predict.number = 运行之前先预测：结果是哪个数？请输入。
    shell.lesson.predict.choice = 运行之前先预测：哪一项正确？请输入字母。
    shell.lesson.stale = 这一步的译文比英文原文旧。
    shell.lesson.nextIs = 按 Enter 打开下一课：{1}。
    shell.lesson.maySee = 如有需要，:答案 会显示答案。
    shell.trace.between = … 中间还有 {1} 个事件
    shell.classes.own = 你定义的
    shell.classes.prelude = Foundation 的
    shell.reset.free = 之前的输入全部清除：一个全新的世界。
    """#

  // MARK: commands

  private static let commands: StaticString = #"""
    command.help.name = 帮助
    command.help.argument = [命令]
    command.help.help = 列出命令，或说明其中一个。
    command.lessons.name = 课程
    command.lessons.help = 列出课程和进度。
    command.start.name = 开始
    command.start.argument = [课]
    command.start.help = 按编号或名称打开课程；不写则从上次离开处继续。
    command.next.name = 下一步
    command.next.help = 进入下一步。在空行按 Enter 也一样。
    command.prev.name = 上一步
    command.prev.help = 回到上一步。
    command.hint.name = 提示
    command.hint.help = 显示下一条提示。
    command.check.name = 检查
    command.check.help = 判定这一步开始以来输入的内容。
    command.solution.name = 答案
    command.solution.help = 两次尝试之后显示答案。
    command.reset.name = 重置
    command.reset.help = 重新开始这一步；没有打开课程时清除全部输入。
    command.objects.name = 对象
    command.objects.help = 列出存活的对象及其真实引用计数。
    command.class.name = 类
    command.class.argument = [类名]
    command.class.help = 查看一个类：父类、实例变量、方法。不写类名则列出所有类。
    command.source.name = 源码
    command.source.argument = 类名
    command.source.help = 查看类的源代码，包括 Foundation 的类。
    command.zones.name = 内存区域
    command.zones.help = 列出内存区域及其中的内容。
    command.pools.name = 释放池
    command.pools.help = 列出自动释放池和其中等待的对象。
    command.drain.name = 排空
    command.drain.help = 排空提示符的自动释放池：每个等待的对象收到一次 release。
    command.stack.name = 调用栈
    command.stack.help = 显示上次停止时的调用栈。
    command.trace.name = 跟踪
    command.trace.argument = [开|关]
    command.trace.help = 显示每次输入的所有事件；不带参数则只显示上次的。
    command.load.name = 加载
    command.load.argument = 文件
    command.load.help = 像在这里输入一样读入一个文件。
    command.mrc.name = mrc
    command.mrc.help = 之后的输入使用手动引用计数。
    command.arc.name = arc
    command.arc.help = 之后的输入使用 ARC（尚未实现）。
    command.lang.name = 语言
    command.lang.argument = [en|ru|zh]
    command.lang.help = 更换语言。
    command.width.name = 宽度
    command.width.argument = 1|2
    command.width.help = 说明终端把宽度不定的字符画成几格。
    command.quit.name = 退出
    command.quit.help = 离开。
    """#

  // MARK: lessons

  private static let lessons: StaticString = #"""
    lesson.hintNumber = 提示 {1}/{2}
    lesson.progress = 已完成 {1}/{2} 步
    """#

  // MARK: command line

  private static let commandLine: StaticString = #"""
    cli.notBuilt = {1} 尚未实现。
    cli.unknownCommand = {1} 不是命令。selfsame --help 列出所有命令。
    cli.fileWithoutRun = 要运行程序，请写：selfsame run {1}
    cli.unknownOption = 未知选项 {1}。请看 selfsame {2}。
    cli.missingValue = {1} 后面需要一个值。
    cli.badLimit = “{1}”不是有效的限制。请写 steps=N、objects=N 或 bytes=N（N 大于 0），用逗号分隔。
    cli.badLanguage = 没有语言 {1}。可选：en、ru、zh。
    cli.run.noFile = 要运行哪个程序？例如：selfsame run --mrc Car.m
    cli.run.arc = {1} 默认用 ARC 编译，而 ARC 尚未实现。如果程序自己写 retain 和 release，请加 --mrc，或在文件开头写 // mode:
      mrc。
    cli.file.missing = 没有文件 {1}。
    cli.file.folder = {1} 是文件夹，需要的是文件。
    cli.file.unreadable = 无法读取 {1}：{2}。
    cli.file.notUTF8 = {1} 不是 UTF-8 文本：第 {2} 行第 {3} 个字节。请把文件存为 UTF-8。
    cli.check.noPath = 要检查哪些课程？例如：selfsame check Lessons
    cli.check.badFormat = 没有格式 {1}：text、json、tap 或 junit。
    cli.help = selfsame：学习 Objective-C 对象的生与死
      \n
      \n  selfsame [--lessons DIR]      交互环境，从上次离开的课继续
      \n  selfsame run FILE             运行程序
      \n  selfsame check PATH…          检验课程
      \n  selfsame 子命令 --help        查看某个子命令
      \n  selfsame --version
      \n
      \n示例：
      \n  selfsame
      \n  selfsame run --mrc Car.m
      \n  echo '[[NSObject new] retainCount]' | selfsame
      \n
      \n退出状态：程序自己的；64 用法错误，65 不能编译，66 无法读取，70 被虚拟机停止，130 被中断。
    cli.help.run = selfsame run [选项] FILE      运行程序（- 表示读取标准输入）
      \n
      \n  --mrc, --arc       retain 和 release 由谁来写：你，还是编译器（尚未实现）。默认看文件开头的 // mode: mrc，否则为 ARC
      \n  -D NAME[=VALUE]    定义宏
      \n  --trace            运行后显示对象经历了什么
      \n  --limit LIMITS     steps=N,objects=N,bytes=N：超出就停止程序
      \n  -W, -w             总是或从不显示警告（默认只在标准错误是终端时显示）
      \n
      \n示例：
      \n  selfsame run --mrc Car.m
      \n  selfsame run --mrc -DDEBUG=1 --limit steps=100000 Loop.m
      \n  selfsame run --mrc --trace Singleton.m
    cli.help.check = selfsame check [选项] PATH…      检验课程：每个答案都通过，每个错误答案都得到自己的说明
      \n
      \n  --format NAME    text（默认）、json、tap 或 junit
      \n  --lang NAME      en、ru 或 zh
      \n
      \n示例：
      \n  selfsame check Lessons
      \n  selfsame check --format junit Lessons/one-instance
      \n
      \n退出状态：0 全部通过，1 有检验失败，3 课程格式有误，5 只有译文过期，64 用法错误，66 无法读取。
    cli.help.later = selfsame {1} 尚未实现。selfsame --help 列出已有的命令。
    """#

  // MARK: diagnostics E01

  private static let diagnostics01: StaticString = #"""
    E0101.label = 无法读取这个文件
    E0101.text = 这里需要一个可读的文本文件。
    E0102.label = 这里不是 UTF-8
    E0102.text = 第 {1} 行的第 {2} 个字节不属于任何 UTF-8 字符。源文件按 UTF-8 读取。
    E0102.next = 把文件另存为 UTF-8 编码。
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
