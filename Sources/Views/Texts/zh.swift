/// Everything said to a person in Chinese. How to write a text: `Catalogue.swift`. The same keys, in the
/// same order, stand in the other two files.
enum ChineseTexts {
  static var sections: [StaticString] {
    [
      words, outcome, tables, shell, commands, lessons, commandLine,
      diagnostics01, diagnostics02, diagnostics03, diagnostics04, diagnostics05, diagnosticsW03,
      diagnosticsR06, diagnosticsE07, diagnosticsE08,
      trace, ownership, timeTravel, pictures, comparing,
      mistakes, undefined, swift, cpp, learning, checking, authoring,
      schedules,
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
    note.macroDefinition = 宏在此定义
    note.canonicalStep = 原课程中的这一步
    zone.defaultShort = 默认
    note.toMatch = 与它配对的在这里
    note.startedHere = 从这里开始
    argument.endOfInput = 输入的末尾
    note.allocatedHere = 在此创建
    note.releasedHere = 最后一次 release 在此
    note.threadWaits = 线程 T{1} 在这里等待
    note.deallocatedHere = 在此销毁
    note.freedHere = 在此归还内存
    note.previousCase = 相同的值已在此出现
    argument.read = 读取
    argument.write = 写入
    note.previousDefinition = 之前在此定义
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
    fact.group = {1} × {2}（{3} … {4}）
    fact.about = {1}：{2}
    fact.in = ，位于 {1}
    fact.inAt = ，位于 {1}（{2}）
    fact.more = {1} 还有 {2} 条（用 :跟踪 开 查看全部）
    notice.classDefined = 已定义类 {1}
    notice.methodReplaced = 方法 {1} 已替换；对象保留，正在执行的调用仍用旧方法
    notice.functionDefined = 已定义函数 {1}
    notice.functionReplaced = 函数 {1} 已替换；正在执行的调用仍用旧函数
    notice.variableRedeclared = 变量 {1} 重新声明，现在保存新值
    outcome.stopped = 这次输入所做的一切都已撤销。在下一次输入之前，:调用栈、:对象 和 :跟踪 显示停止那一刻的状态。
    outcome.interrupted = 已中断。这次输入所做的一切都已撤销。
    outcome.exited = 程序调用了 exit({1})
    story.title = {1} 的经历：
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
    objects.constants = 另有 {1} 个字符串常量，不计数，未列出。
    zones.address = 地址
    pools.none = 没有自动释放池。
    pools.base = 池 {1}（提示符下的池）：{2} 次 release 在等待
    pools.pool = 池 {1}：{2} 次 release 在等待
    inserted.none = ARC 没有插入任何代码：没有在 ARC 下编译的函数，或者其中没有谁拥有对象。
    inserted.variable = 变量
    inserted.temporary = 临时结果
    inserted.retain = retain {1}
    inserted.release = release {1}
    inserted.autorelease = autorelease {1}
    inserted.claim = 接管 {1}，连同它带来的计数
    inserted.handOver = 把 {1} 交给调用者；若调用者接管，则不经过自动释放池
    inserted.loadWeak = 读取弱引用 {1}：对象已不在则为 nil，否则暂时保留
    inserted.storeWeak = 登记弱引用 {1}
    inserted.destroyWeak = 弱引用 {1} 结束
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
    shell.mode.mrc = 手动引用计数：retain 和 release 由你来写。
    shell.mode.arc = ARC：从下一次输入起，由编译器写 retain 和 release。:插入 显示写在哪里。
    shell.group.lesson = 课程
    shell.group.look = 查看对象
    shell.group.time = 在时间中前后移动
    shell.group.shell = 交互环境
    shell.help.end = 其他输入都是 Objective-C，会立即运行。Tab 补全，Ctrl-C 丢弃未写完的输入或停止程序，Ctrl-D 离开。:帮助 命令 可看详情。
    shell.help.notBuilt = 尚未实现：{1}
    shell.help.alsoNamed = 也可写作：{1}
    shell.source.which = 要看哪个类的源码？例如 :源码 NSObject。
    shell.unknownClass = 没有类 {1}。:类 会列出所有的类。
    shell.unknownClass.near = 没有类 {1}。是不是 {2}？
    shell.drain.empty = 提示符的自动释放池里没有等待的对象。
    shell.trace.on = 从现在起显示每一个事件。
    shell.trace.none = 上次输入没有改变任何对象。
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
    shell.lesson.unknown = 没有 {1} 这一课。:课程 会列出所有课。
    shell.lesson.stepOf = 第 {1} 步，共 {2} 步
    shell.lesson.goOn = 按 Enter 继续。
    shell.lesson.yourTurn = 轮到你了：输入答案，再输入 :检查。:提示 会给你帮助。
    shell.lesson.notYet = 这一步有练习。请完成后输入 :检查，或输入 :下一步 跳过。
    shell.lesson.end = 这是本课的最后一步。:课程 列出其他课；提示符仍可随意使用。
    shell.lesson.first = 这是第一步。
    shell.lesson.noTask = 这一步没有要检查的练习。输入 :下一步 继续。
    shell.lesson.nothingTyped = 这道练习还没有输入任何答案。
    shell.lesson.right = 正确。
    shell.lesson.rightWas = 不太对。正确答案是 {1}。
    shell.lesson.fail = 还不对。
    shell.lesson.failedLine = 这一条不成立：{1}
    shell.lesson.triedToo = 这一步里输入的一切都算作答案。如果你试验过别的代码，请先 :重置，再只输入答案。
    shell.lesson.invalid = 课文本身有错：这一步无法判定。请告诉作者。
    shell.lesson.limit = 答案被停止：超出了本课的限制。
    shell.lesson.noHint = 这一步没有提示。
    shell.lesson.solutionLater = 再尝试 {1} 次后可以看答案。在那之前可用 :提示。
    shell.lesson.reset = 这一步重新开始：对象恢复到课文结束时的状态。
    shell.lesson.progress = 无法把进度保存到 {1}。
    shell.lesson.broken = {1} 这一课无法打开：
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
    command.start.help = 按编号或名称打开一课；不写则从上次离开处继续。
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
    command.reset.help = 重新开始这一步；不在课中（:下课）时清除全部输入。
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
    command.trace.argument = [开|关] [种类]
    command.trace.help = 显示每次输入的所有事件；不带参数则只显示上次的。种类：counts alloc init pool weak zone
      lock thread message，用逗号相连；library：连库自己的事件也显示。
    command.inserted.name = 插入
    command.inserted.argument = [名称]
    command.inserted.help = 逐行显示 ARC 在你的函数里写入了什么。
    command.disasm.name = 字节码
    command.disasm.help = 显示你所写代码的字节码。
    command.load.name = 加载
    command.load.argument = 文件
    command.load.help = 像在这里输入一样读入一个文件。
    command.mrc.name = mrc
    command.mrc.help = 之后的输入使用手动引用计数。
    command.arc.name = arc
    command.arc.help = 此后使用 ARC：retain 和 release 由编译器写。
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
    cli.badSeed = “{1}”不是有效的种子。请写不小于 0 的整数；0 是默认的调度。
    cli.badLanguage = 没有语言 {1}。可选：en、ru、zh。
    cli.run.noFile = 要运行哪个程序？例如：selfsame run --mrc Car.m
    cli.file.missing = 没有文件 {1}。
    cli.file.folder = {1} 是文件夹，需要的是文件。
    cli.file.unreadable = 无法读取 {1}：{2}。
    cli.file.notUTF8 = {1} 不是 UTF-8 文本：第 {2} 行第 {3} 个字节。请把文件存为 UTF-8。
    cli.check.noPath = 要检验哪些课？例如：selfsame check Lessons
    cli.check.badFormat = 没有格式 {1}：text、json、tap 或 junit。
    cli.lessons.missing = 没有课程文件夹 {1}。
    check.proofs = {1} 项检验
    check.sum = 通过 {1} 项，失败 {2} 项
    proof.worldBroken = 这一步之前的代码无法运行。
    proof.solutionFails = 答案没有通过（{1}）：{2} {3}
    proof.wrongPasses = 错误的答案通过了检查。
    proof.otherMistake = 应当指出错误 {1}，实际却是：{2}
    proof.wordless = 答案被拒绝，但没有说明原因。
    proof.solutionIsMistake = 答案符合错误 {1} 的条件。
    proof.outputDiffers = 应当输出：{1}
      \n实际输出：{2}
    proof.runStopped = 运行被停止，或代码不能编译。
    proof.noAnswer = 预测题必须恰好有一个正确答案；成立的有：{1}
    proof.hintTells = 第 {1} 条提示泄露了答案：{2}
    cli.help = selfsame：学习 Objective-C 对象的生与死
      \n
      \n  selfsame [--lessons DIR]      交互环境，从上次离开的课继续
      \n  selfsame run FILE             运行程序
      \n  selfsame compare FILE …       把两次运行并排对照
      \n  selfsame check PATH…          检验课程
      \n  selfsame explain 编号         解释一条诊断
      \n  selfsame grade 课 文件夹      给全班评分
      \n  selfsame lesson 命令          编写课程
      \n  selfsame 子命令 --help        查看某个子命令
      \n  selfsame --version
      \n
      \n示例：
      \n  selfsame
      \n  selfsame run Car.m
      \n  echo '[[NSObject new] retainCount]' | selfsame
      \n
      \n退出状态：程序自己的；64 用法错误，65 不能编译，66 无法读取，70 被虚拟机停止，130 被中断。
    cli.help.run = selfsame run [选项] FILE…     运行程序（- 表示读取标准输入）；多个文件组成一个程序
      \n
      \n  --mrc, --arc       retain 和 release 由谁来写：你，还是编译器。默认看文件开头的 // mode: mrc，否则为 ARC
      \n  -D NAME[=VALUE]    定义宏
      \n  --trace            运行后显示对象经历了什么
      \n  --trace=KINDS      只显示这些种类：counts、alloc、init、pool、weak、zone、lock、thread、message、library，用逗号相连
      \n  --events FILE      把全部事件按 JSON Lines 写入文件
      \n  --nslog-prefix     NSLog 的每行之前加上日期、时间、程序和线程
      \n  --limit LIMITS     steps=N,objects=N,bytes=N：超出就停止程序
      \n  --seed N           让线程按另一种顺序轮流运行；同一个 N 顺序总是相同
      \n  -W, -w             总是或从不显示警告、内存泄漏和循环引用（默认只在标准错误是终端时显示）
      \n
      \n示例：
      \n  selfsame run --mrc Car.m
      \n  selfsame run --mrc -DDEBUG=1 --limit steps=100000 Loop.m
      \n  selfsame run --mrc --trace=message,counts Singleton.m
    cli.help.check = selfsame check [选项] PATH…      检验课程：每个答案都通过，每个错误答案都得到自己的说明
      \n
      \n  --format NAME    text（默认）、json、tap 或 junit
      \n  --lang NAME      en、ru 或 zh
      \n  --shard K/N      只做 N 份中的第 K 份
      \n
      \n示例：
      \n  selfsame check Lessons
      \n  selfsame check --format junit Lessons/one-instance
      \n
      \n退出状态：0 全部通过，1 有检验失败，3 课文格式有误，5 只有译文过期，64 用法错误，66 无法读取。
    cli.help.later = selfsame {1} 尚未实现。selfsame --help 列出已有的命令。
    """#

  // MARK: diagnostics E01

  private static let diagnostics01: StaticString = #"""
    E0101.title = 无法读取 {1}
    E0101.label = 这里读不到内容
    E0101.text = 文件不存在、它是一个文件夹，或者当前用户没有读取权限。
    E0102.title = 这段文本不是 UTF-8
    E0102.label = 这个字节不属于任何 UTF-8 字符
    E0102.text = 源代码按 UTF-8 读取，其中每个字符都有固定的字节序列。
    E0102.next = 把文件另存为 UTF-8 编码。
    E0103.title = Objective-C 中没有的字符
    E0103.label = 语言里没有这个字符
    E0103.text = {1} 可以出现在字符串和注释里，但不能出现在代码里。
    E0104.label = {1} 是全角或排版用的符号
    E0104.text = 代码使用 ASCII 标点，这里应为 {2}。字符串和注释里可以用任何字符。
    E0105.title = 单词 {1} 里混入了别的字母
    E0105.label = {2} 只是看起来像拉丁字母 {3}
    E0105.text = 编译器比较的是字母的编码而不是外形，所以对它来说这是另一个单词。
    E0106.label = 字符串从这里开始，到行尾还没有结束
    E0106.text = 字符串以引号开始，并在同一行以引号结束。
    E0106.next = 用引号把字符串结束。
    E0107.label = 字符常量从这里开始
    E0107.text = 字符常量是两个单引号之间的一个字符，例如 'a'。
    E0107.next = 用单引号结束它；如果是字符串，请用双引号。
    E0108.label = 注释从这里开始，一直没有结束
    E0108.text = 以 /* 开始的注释要以 */ 结束。
    E0108.next = 在注释结束的地方加上 */。
    E0109.label = C 里没有这样的数字写法
    E0109.text = C 认识 42、0x2A、052、3.5、1e3，以及 u、L、f 等后缀，但不认识 {1}。
    E0110.label = 没有这个转义序列
    E0110.text = C 认识 \\n、\\t、\\\\、\\"、\\0、\\x41、\\u00e9 等，但不认识 {1}。
    E0111.label = 这里没有这个头文件
    E0111.text = Selfsame 带有 Foundation 的头文件和 C 的常用头文件，其中没有 {1}。
    E0112.label = 这里没有这个文件
    E0112.text = 引号里的文件名在写下它的那个文件所在的文件夹中查找。
    E0113.label = 文件互相包含得太深
    E0113.text = 多半是某个文件直接或绕一圈包含了自己。
    E0113.next = 改用 #import，它对每个文件只读一次。
    E0114.label = 预处理器无法处理这一行
    E0114.text = 以 # 开头的行是写给预处理器的，它在这里不认识 {1}。
    E0115.label = 参数个数不符
    E0115.text = 宏 {1} 有 {2} 个形参，这里给了 {3} 个实参。
    E0116.label = 代码自己要求在这里停止
    E0116.text = #error 有意中止编译，通常是因为上面的某个条件不满足。
    E0117.label = 预处理器算不出这个条件
    E0117.text = #if 后面是由整数、宏和 defined(名称) 组成的表达式。
    E0118.label = 这个条件没有结束
    E0118.text = 每个 #if、#ifdef 和 #ifndef 都要有自己的 #endif。
    E0118.next = 在它所管的各行之后加上 #endif。
    E0119.label = 调用从这里开始，没有结束
    E0119.text = 宏 {1} 的实参以右括号结束。
    E0119.next = 补上缺少的右括号。
    E0120.label = 这个宏定义不成立
    E0120.text = 宏写作 #define 名称 文本，或 #define 名称(a, b) 文本。文本中 # 放在形参之前，## 放在两个部分之间。
    E0121.label = 模块尚未实现
    E0121.text = Selfsame 读取头文件，而 @import {1} 要的是模块。
    E0121.next = 写 #import <Foundation/Foundation.h>。
    E0122.label = 这两部分拼不成一个单词
    E0122.text = ## 把两个部分拼成一个名称、数字或运算符，而 {1} 都不是。
    E0123.title = 宏 {1} 展开得太大
    E0123.label = 展开的结果放不下
    E0123.text = 如果宏的内容每一步都成倍增加，就会无限增长，所以展开有上限。
    E0124.title = 尚未实现字符串前缀 {1}
    E0124.label = Selfsame 不认识这个前缀
    E0124.text = 字符串写作 "…"（UTF-8，C 字符串）或 @"…"（NSString 对象）。
    E0125.label = 这个反斜杠之后还有内容
    E0125.text = 反斜杠把本行与下一行连接起来，它必须是本行的最后一个字符。
    W0101.label = 代码自己在这里发出警告
    W0101.text = #warning 只显示文字，不改变任何东西。
    W0102.label = 从这里起新的定义生效
    W0102.text = 宏 {1} 之前有另一个定义。
    W0102.next = 如果这正是你想要的，请在上面写 #undef {1}。
    """#

  // MARK: diagnostics E02

  private static let diagnostics02: StaticString = #"""
    E0201.label = 这里应为 {1}
    E0201.text = 按语法，这个位置应为 {1}，实际是 {2}。
    E0202.label = 这里应为表达式
    E0202.text = 表达式是有值的东西：数字、名称、像 [a retain] 这样的消息，或者由运算符连接起来的几个部分。
    E0203.label = 这里应为名称
    E0203.text = 名称以字母或 _ 开头，后面是字母、数字和 _。
    E0204.label = 这里应为类型
    E0204.text = 类型是 int、id 这样的名称，或者类名加星号，例如 NSString *。
    E0205.label = 从这里开始，一直没有结束
    E0205.text = @interface、@implementation 和 @protocol 以 @end 结束。
    E0205.next = 加上 @end。
    E0206.label = 这个花括号没有对应的开头
    E0206.text = 每个 } 结束上面的一个 {，而这里没有未结束的 {。
    E0206.next = 删除这个花括号，或补上与它对应的 {。
    E0207.label = 从这里起嵌套太深
    E0207.text = 括号和类型最多可以嵌套 256 层。
    E0208.label = 这里应为方法体
    E0208.text = 在 @implementation 里，方法声明之后是花括号中的方法体。
    E0209.label = 它不能放在这里
    E0209.text = 每种声明都有自己的位置：方法在 @interface 或 @implementation 里，实例变量在其下的花括号里，类在顶层。
    E0210.label = 这些词组不成一个类型
    E0210.text = C 没有 {1} 这样的组合。
    E0211.title = {1}：尚未实现
    E0211.label = Selfsame 认识它，但还不能运行
    E0211.text = 这是正确的 Objective-C。这里明确拒绝，而不是只做一半。
    E0212.label = 这里应为语句
    E0212.text = 语句是带分号的表达式、声明、花括号中的代码块，或者以 if、for、while、do、switch、return、break、continue 开头的语句。
    E0213.label = Objective-C 里没有这个词
    E0213.text = @ 后面是语言的关键字，例如 @interface、@implementation、@end、@selector，或者像 @"文本" 这样的字面量。
    E0214.label = 这个 @try 后面什么都没有
    E0214.text = @try 后面要有 @catch、@finally，或两者都有。
    E0214.next = 在后面加上 @catch (NSException *e) { }。
    E0215.label = 语句在所有函数之外
    E0215.text = 文件中各个类之间只能放声明，语句要放在函数或方法里。
    E0215.next = 把它移到函数或方法里。
    """#

  // MARK: diagnostics E03

  private static let diagnostics03: StaticString = #"""
    E0301.label = 这里不认识这个名称
    E0301.text = 名称要先声明后使用：变量连同类型一起声明，类用 @interface 或 #import。
    E0302.label = 没有声明这个名称的函数
    E0302.text = 函数要在第一次调用之前声明或定义，或者在包含的头文件里声明。
    E0303.label = 不认识这个名称的类型
    E0303.text = 类型是 C 的关键字、typedef，或者上面声明过的类。
    E0304.label = 不认识这个名称的协议
    E0304.text = 协议要在第一次使用之前用 @protocol 声明。
    E0305.label = 这个名称已被使用
    E0305.text = 在同一作用域里，一个名称只表示一样东西，类型也不变。
    E0305.next = 换一个名称，或删除其中一个。
    E0306.label = 这里不知道它的大小
    E0306.text = 编译器要留出内存，所以必须知道完整的类型。对象通过指针持有：写 NSString *s，而不是 NSString s。
    E0307.label = 类型不符
    E0307.text = 这种类型的值不能用在需要另一种类型的地方，两者之间没有转换。
    E0308.label = 数字与指针
    E0308.text = {1} 不会自动变成 {2}：数字是值，指针是地址。
    E0308.next = 如果确实需要，请写出强制类型转换。
    E0309.label = 这个运算符不适用于 {1}
    E0309.text = 算术用于数字，部分用于指针。对象用 == 或 isEqual: 比较，用消息来改变。
    E0310.label = 不能这样转换
    E0310.text = 强制类型转换用于数字和指针之间。结构体和 void 不能转换。
    E0311.label = 这里不能存入值
    E0311.text = = 的左边是内存中可以改变的位置：变量、成员、元素、*指针或属性。
    E0312.label = 它没有地址
    E0312.text = & 取内存中某个位置的地址。表达式的结果、位域和属性都不是这样的位置。
    E0312.next = 先把值存到变量里。
    E0313.label = 这不是指针
    E0313.text = * 沿着指针取得它指向的内容，而这里是 {1}。
    E0314.label = 这个运算符不适用于 {1}
    E0314.text = 结构体的成员用点访问，经由指针用 ->，对象的属性用点。
    E0315.label = 没有名为 {1} 的成员
    E0315.text = {2} 没有声明这样的成员。
    E0316.label = 这里没有这个属性
    E0316.text = 对象后面的点会调用属性的 getter 或同名的无参数方法，而这里没有。id 上不能用点。带参数的消息写在方括号里：[lamp setLevel:3]。
    E0317.label = 不能给这个属性赋值
    E0317.text = 给属性赋值就是调用它的 setter，而 readonly 属性没有 setter。
    E0318.label = 这里不能用下标
    E0318.text = 方括号取数组的元素，或指针所指内容的元素，下标是整数。
    E0319.label = 给了 {2} 个参数，应为 {1} 个
    E0319.text = 声明里有几个形参，调用就传几个实参。
    E0320.label = 它不能被调用
    E0320.text = 括号前面是 {1}；只有函数、函数指针和 block 可以调用。方法这样调用：[接收者 消息]。
    E0321.label = 它不能用作条件
    E0321.text = 条件是数字或指针：0、NULL 和 nil 为假，其余为真。
    E0322.label = 运行之前不知道它的值
    E0322.text = 编译器在这里需要确定的值：数字、枚举常量、sizeof，或由它们组成的表达式。
    E0323.label = 不可能有这样大小的数组
    E0323.text = 元素个数不小于 0，整个数组要放得进内存。
    E0324.label = 位数太多
    E0324.text = 位域不能比它的类型更宽。
    E0325.label = 这个条件为假
    E0325.text = _Static_assert 由编译器在程序运行之前检查。
    E0326.label = 这里需要一个值
    E0326.text = 类型名和类名没有值。类可以接收消息：[NSObject alloc]。
    E0327.label = 这个指定初始化不合适
    E0327.text = .名称 = 值 设置结构体的成员，[下标] = 值 设置数组范围内的元素。
    E0328.label = {1} 的返回值与声明不符
    E0328.text = 有返回值的函数或方法在每条路径上都要返回值，void 则不返回值。
    E0329.label = 这里没有可以跳转的结构
    E0329.text = break 属于循环或 switch，continue 属于循环，case 和 default 属于 switch。goto 不能跳进一个没有从头开始的代码块。
    E0330.label = 函数里没有这个标签
    E0330.text = 标签是同一函数中语句前面带冒号的名称。
    E0331.label = 这个值已经有分支
    E0331.text = switch 中每个值只通向一个分支，default 也只有一个。
    E0332.label = 这里没有对象
    E0332.text = 以 + 开头的方法由类来执行。实例变量属于对象，所以它无处取得 {1}。
    E0332.next = 改用静态变量，或者把它写成以 - 开头的实例方法。
    E0333.label = 在这里不可见
    E0333.text = 类没有另外说明时，实例变量是 @protected：本类和子类的方法可以看到。@private 的只有本类的方法可以看到。
    E0333.next = 使用对象的方法或属性。
    E0334.label = super 在这里没有意义
    E0334.text = super 把消息发给同一个对象，但从父类开始查找方法。所以它用在方法里，而且这个类要有父类。
    E0335.label = 它不能接收消息
    E0335.text = 消息发给对象、类和 nil，而这里是 {1}。
    E0336.label = 上面没有 {1} 的 @interface
    E0336.text = 编译器要先知道一个类，才能在它之上构建。@class 只说明有这个类。
    E0337.label = {1} 只由 @class 提到过
    E0337.text = 子类需要父类的实例变量，所以 {1} 的 @interface 要写在上面。
    E0338.label = 分类里放不下它
    E0338.text = 分类给类增加方法，而对象的大小由 @interface 决定。
    E0338.next = 把实例变量放进 @interface，或放进类扩展 @interface 名称 ()。
    E0339.label = 函数里的函数
    E0339.text = C 的函数并列在顶层。
    E0340.label = 这个函数的参数个数是固定的
    E0340.text = va_start 读取的是形参表中 ... 处传入的参数。
    E0341.label = 属性 {1} 是 weak
    E0341.text = 弱引用在对象销毁时会自动变为 nil；在手动引用计数下，编译器不会生成它。
    E0341.next = 改用 assign，并自己把它设为 nil。
    E0342.title = 这个函数太大
    E0342.label = 超出了虚拟机一个栈帧的容量
    E0342.text = 一个函数可以容纳几千个值和跳转。
    E0342.next = 把它拆成较小的函数。
    E0343.title = 虚拟机里没有 {1}
    E0343.label = 虚拟机没有内置它
    E0343.text = 只有 Selfsame 自带的库可以指名使用虚拟机的部件。
    E0344.label = {1} 在这里由 ARC 负责
    E0344.text = 在 ARC 下，retain、release、autorelease 和 dealloc 都由编译器来写，它完全相信这些方法的名字和返回值。再手写一遍，就会计数两次。
    E0344.next = 删掉它；或者用手动引用计数来编译（:mrc、// mode: mrc）。
    E0345.label = {1} 变成 {2}
    E0345.text = ARC 只为对象计数，不为普通指针计数。在两者互相转换的地方，必须说明之后由谁拥有对象。
    E0345.next = 在类型转换里，所有权不变时写 __bridge，所有权转移时写 __bridge_retained 或 __bridge_transfer。
    E0346.label = 没有说明谁拥有对象
    E0346.text = 对于指向对象指针的指针，ARC 必须知道那里的引用是强引用、弱引用，还是自动释放的引用。
    E0346.next = 在两个星号之间写 __strong、__weak 或 __autoreleasing。
    E0347.label = {1} 是手动计数
    E0347.text = {1} 会绕过编译器所写的计数，所以 ARC 下没有它。
    E0347.next = 不要用它；或者用手动引用计数来编译（:mrc、// mode: mrc）。
    E0348.label = 没有声明方法 {1}
    E0348.text = ARC 从声明得知谁拥有返回值，所以没有声明，这条消息就无法编译。在手动引用计数下，这只是一个警告。
    E0348.next = 在 @interface、分类或 @protocol 中声明 {1}。
    E0349.label = 返回值被丢掉了
    E0349.text = init 会接管 self，并且可能返回另一个对象。交给它的那个对象不能再使用。
    E0349.next = 在它前面写 self = 或 return。
    E0350.label = {1} 听起来像 alloc、new、copy 或 mutableCopy
    E0350.text = 叫这种名字的方法会把对象的所有权交给调用者。属性的 getter 只是给人看对象，于是 ARC 会多释放一次。
    E0350.next = 给属性换个名字，或者给它的 getter 换个名字：getter=theName。
    E0351.label = 这里不能使用 {1}
    E0351.text = 类声明这个方法，正是为了禁止使用它，就像严格单例对 new 和 init 所做的那样。
    E0351.next = 改用类所提供的方式来创建或取得对象。
    E0352.label = 尖括号里的内容不合适
    E0352.text = 类的接口声明了几个类型参数，尖括号里就要写几个类型；每个都必须是对象或 block，并且满足声明的约束。
    E0352.next = 看一看这个类的接口（`:源码`），或者去掉尖括号。
    """#

  // MARK: diagnostics E04

  private static let diagnostics04: StaticString = #"""
    E0401.title = {1}：尚未实现
    E0401.label = Selfsame 认识它，但还不能运行
    E0401.text = 这是正确的 Objective-C。这里明确拒绝，而不是只做一半。
    E0402.title = {1}：程序访问不到外面的世界
    E0402.label = 这里没有输入，没有文件，也没有别的进程
    E0402.text = 程序运行在它自己的世界里，每次运行都一样，没有可以读取的东西。
    E0402.next = 把值直接写在程序里；程序自己的文件可以用 NSFileManager。
    """#

  // MARK: diagnostics E05

  private static let diagnostics05: StaticString = #"""
    E0501.title = 这个类没有 @implementation
    E0501.label = 有声明，没有实现
    E0501.text = @interface 承诺类能做什么，@implementation 兑现承诺。在有实现之前，不能使用这个类。
    E0501.next = 写出这个类的 @implementation。
    E0502.title = 这个类正在使用
    E0502.label = 按旧定义创建的实例仍然存活
    E0502.text = 存活的对象保留创建时的实例变量和父类，所以现在不能改变它们。
    E0502.next = 先释放这些实例（:对象 会列出它们），或者换一个类名。
    E0503.title = 空间已满
    E0503.label = 这里放不下了
    E0503.text = 一次会话能容纳的类、函数和选择器数量有限。
    E0503.next = 重新开始一次会话。
    E0504.title = 父类没有 @implementation
    E0504.label = 有声明，没有实现
    E0504.text = 类建立在父类之上，所以要先有父类的实现。
    E0504.next = 在上面写出父类的 @implementation。
    E0505.title = 没有可运行的内容
    E0505.label = 既没有 main，也没有语句
    E0505.text = 程序从 main 开始，或者从函数之外的第一条语句开始。
    E0505.next = 加上 main 函数。
    """#

  // MARK: diagnostics W03

  private static let diagnosticsW03: StaticString = #"""
    W0301.label = {1} 和 {2} 是不同的指针
    W0301.text = 地址原样传递。那里的对象是否认识发给它的消息，要到运行时才知道。
    W0302.label = 指针与数字放在一起
    W0302.text = 地址和数字只按二进制位比较。对指针来说，表示“没有”的值是 NULL 和 nil。
    W0303.label = 这个接收者没有声明方法 {1}
    W0303.text = 程序照样编译：接收者在运行时也许认识这条消息。如果不认识，就会抛出异常。
    W0304.label = {1} 只由 @class 提到过
    W0304.text = 编译器看不到它的方法，所以无法检查这条消息。
    W0304.next = 把 {1} 的 @interface 放在上面，或导入它的头文件。
    W0305.label = 除数是常量 0
    W0305.text = 运行到这一行时，程序会被停止。
    W0306.label = 值比位置多
    W0306.text = 超出最后一个位置的值会被丢弃。
    W0307.label = 格式与参数不符
    W0307.text = 格式中的每个 % 取一个相应类型的参数：%d 取 int，%lu 取 unsigned long，%s 取 C 字符串，%@ 取对象。
    W0308.label = 与声明不同
    W0308.text = 调用者依赖 @interface 中的类型，@implementation 应当与之一致。
    W0309.label = 有承诺，这里却没有
    W0309.text = @interface 或协议声明了 {1}。调用者相信它，运行时却得到异常。
    W0309.next = 写出这个方法，或删除它的声明。
    W0310.label = dealloc 在这里结束
    W0310.text = 只有 NSObject 的 dealloc 才归还内存，而 [super dealloc] 是通向它的路。没有它，对象会永远留在内存里。
    W0310.next = 在最后一行写 [super dealloc];。
    W0311.label = 没有父类
    W0311.text = 这样的类自己就是根类：它没有 alloc、retain，也没有 NSObject 的其他方法。
    W0311.next = 在类名后面写 : NSObject。
    W0312.label = {1} 可能在这里结束而没有返回值
    W0312.text = 使用返回值的代码得不到有意义的结果，虚拟机会停在那里。
    W0312.next = 在这条路径上加上 return。
    W0313.label = 上面没有 {1} 的 @interface
    W0313.text = 这个类被当作没有父类的根类，所以它没有 alloc，也没有 retain。
    W0313.next = 在上面写 @interface {1} : NSObject 和 @end。
    W0314.label = 消息发给了 {1}
    W0314.text = 指针被当作 id：如果它的地址上没有对象，程序会停在那里。
    W0315.label = 没有人持有这个新对象
    W0315.text = {1} 变量不拥有任何对象。这个对象没有别的所有者，所以 ARC 在赋值之后就立即释放它。
    W0315.next = 先把它放进一个强引用变量。
    W0316.label = 没有发送 [super {1}]
    W0316.text = 父类要求每个重写的方法也把这条消息发给 super。在这里，父类那部分工作被漏掉了。
    W0316.next = 在方法里写 [super {1}];
    W0317.label = 初始化方法的链条在这里断了
    W0317.text = 指定初始化方法要调用 super 的指定初始化方法；其他的都是便利初始化方法，要向 self 发送 init。只有这样，每个类才会把自己的部分设置好，而且只设置一次。
    W0330.label = {1} 在这里没有意义
    W0330.text = 编译器会忽略它不认识的特征（attribute），程序做的事可能和看上去的不一样。
    W0330.next = 检查是否拼写有误，或者把它去掉。
    """#

  // MARK: diagnostics R06

  private static let diagnosticsR06: StaticString = #"""
    R0601.label = 异常从这里抛出
    R0601.text = 没有代码捕获 {1}，所以程序结束。
    R0602.label = {1} 不认识消息 {2}
    R0602.text = 接收者能响应什么，由它的类在运行时决定。这个类和它的各级父类都没有方法 {2}。
    R0603.label = {1} 已经不存在
    R0603.text = 它的引用计数到 0 时对象已被销毁，但变量里还是原来的地址。真实的程序在这里可能崩溃，也可能看起来一切正常。
    R0603.next = 在对象需要存活更久的地方 retain 它，或者在最后一次 release 之后把变量设为 nil。
    R0604.label = 多余的一次 release
    R0604.text = 每次 release 归还一份由 alloc、new、copy 或 retain 得到的所有权，而 {1} 已经没有可归还的了。
    R0604.next = 找出没有 alloc、new、copy 或 retain 与之对应的那次 release，并删除它。
    R0605.title = 消息 {2} 发给了不是对象的东西
    R0605.label = {1} 不是对象
    R0605.text = 这个地址上没有对象。多半是变量从未赋值，或者类型转换与事实不符。
    R0606.title = {1} 已损坏
    R0606.label = 它的 isa 指针被改写
    R0606.text = 对象以 isa 开头，即指向其类的指针。有代码改写了它，多半是写过了另一块内存的末尾，所以 {2} 无法送达。
    R0607.title = 通过空指针访问
    R0607.label = 这个指针是 NULL
    R0607.text = 操作：在 {1} {3} {2} 字节。向 nil 发消息没有害处，但 -> 和 * 需要真实的地址。
    R0608.title = 使用已经归还的内存
    R0608.label = 这块内存已经释放
    R0608.text = 操作：在 {1} {3} {2} 字节，那里原来是 {4}。真实的程序在这里可能崩溃，也可能读到别人的数据。
    R0609.title = 访问超出内存块
    R0609.label = 超出范围
    R0609.text = 操作：在 {1} {3} {2} 字节，即大小为 {4} 的内存块中的偏移 {5}。
    R0610.title = 常量不能修改
    R0610.label = 只读内存
    R0610.text = 操作：在 {1} {3} {2} 字节。字符串字面量等常量位于只读内存中。
    R0610.next = 先把文字复制到自己的数组里。
    R0611.title = 指针指向已经消失的局部变量
    R0611.label = 它所在的函数已经返回
    R0611.text = 操作：在 {1} {3} {2} 字节。局部变量只存活到函数返回为止。
    R0611.next = 返回值本身，或者把它放在 malloc 得到的内存里。
    R0612.title = 这个地址上什么也没有
    R0612.label = 这里没有内存
    R0612.text = 操作：在 {1} {3} {2} 字节，那里没有对象、变量或内存块。
    R0613.title = 除以零
    R0613.label = 除数是 0
    R0613.text = 整数不能除以 0。C 没有规定结果，大多数机器会停止程序。
    R0613.next = 在除法之前检查除数。
    R0614.title = 商放不下
    R0614.label = 最小的数除以 -1
    R0614.text = 类型中最小的数没有对应的正数：商比最大的数还大 1。Intel 处理器在这里停止程序；Apple 的处理器得到最小的数本身（余数为 0）。
    R0615.title = 程序运行太久
    R0615.label = 停在这里
    R0615.text = 程序执行的指令数已达上限。多半是某个循环的条件永远不会变为假。
    R0616.title = 对象太多
    R0616.label = 停在这里
    R0616.text = 多半是循环不断创建对象，却没有代码释放它们。
    R0616.next = 用 :对象 看看哪个类的对象占满了列表。
    R0617.title = 内存太多
    R0617.label = 停在这里
    R0617.text = 程序用完了内存。多半是循环不断申请内存而从不归还。
    R0618.title = 输出太多
    R0618.label = 停在这里
    R0618.text = 程序的输出已达上限。多半是一个不会结束的循环。
    R0619.title = 调用嵌套了 {1} 层
    R0619.label = 停在 {2} 中
    R0619.text = 多半是方法直接或间接地调用自己，而没有什么让它结束。
    R0619.next = 用 :调用栈 看看谁调用了谁。
    R0620.title = 达到上限：{1}
    R0620.label = 停在这里
    R0620.text = 虚拟机的每张表大小都有限，这样任何程序都不会损害它所在的计算机。
    R0621.title = 内存归还了两次
    R0621.label = {1} 已经释放
    R0621.text = malloc 得到的每块内存只归还一次。
    R0621.next = free 之后把指针设为 NULL；free(NULL) 什么也不做。
    R0622.title = free 的不是 malloc 给出的地址
    R0622.label = {1} 不是内存块的开头
    R0622.text = free 只接受 malloc 及同类函数给出的地址。对象由 release 归还。
    R0623.title = 这个自动释放池已经不在
    R0623.label = 已经排空，或顺序不对
    R0623.text = 自动释放池是一个栈：最新的先排空，排空一个池会连同在它之后创建的池一起排空。
    R0624.title = {2} 不能使用这个内存区域
    R0624.label = {1} 在这里不是可用的内存区域
    R0624.text = 内存区域来自 NSCreateZone 或 NSDefaultMallocZone，回收之后就不存在了。
    R0625.label = 调用了 {1}，但它没有函数体
    R0625.text = 声明承诺有这个函数，必须有一个定义来兑现。
    R0625.next = 写出 {1} 的函数体。
    R0626.title = 调用的不是函数
    R0626.label = {1} 不是函数
    R0626.text = 指针里的地址上没有函数。多半是它从未赋值。
    R0627.title = {1} 没有 return 就结束了
    R0627.label = 这里要用到它的结果
    R0627.text = 有返回值的函数，只要结果被使用，每条路径都要执行到 return。
    R0627.next = 在 {1} 的末尾加上 return。
    R0628.title = 读取的参数比传入的多
    R0628.label = 已经没有参数了
    R0628.text = va_arg 和 %d 这样的格式各取一个参数；对象列表以 nil 结尾。
    R0629.title = {1}：尚未实现
    R0629.label = 虚拟机认识它，但还做不到
    R0629.text = 这里明确拒绝，而不是只做一半。
    R0630.title = 已中断
    R0630.label = 停在这里
    R0630.text = Ctrl-C 在这里停止了程序。
    R0631.label = 程序在这里自行终止
    R0631.text = abort 立即终止程序，通常是因为发现了绝不该发生的情况。
    R0632.label = {1} 正在被销毁
    R0632.text = 对象一旦开始销毁，就不能再建立指向它的弱引用：已经没有可以返回的对象了。
    R0632.next = 在 -dealloc 之前保存对 self 的弱引用，或者干脆不保存。
    R0633.title = 死锁：没有线程能继续运行
    R0633.label = 线程 T{3} 在这里等待
    R0633.text = {1} 个线程永远在等待：{2}。（T1 是主线程；括号里是持有所等资源的线程。）
    R0633.next = 让所有线程按相同的顺序加锁，或者发出它们等待的信号。
    R0634.label = 自己的 block 还在运行时又进入了同一个 dispatch_once
    R0634.text = dispatch_once 的 block 在同一线程上又回到了同一个 dispatch_once。它在等待自己；
      现在的系统会终止程序，旧系统则会卡死。
    R0634.next = 查看调用栈（:调用栈）：block 里不能调用会运行这个 block 的代码。
    R0635.title = 线程在等待自己
    R0635.label = 这里的 {1} 正由等待它的线程自己持有
    R0635.text = 普通的锁不是递归的：在同一线程上加锁两次会永远等待。
    R0635.next = 再次加锁前先解锁，或者使用递归锁。
    R0636.label = 正在运行的 block 就属于这个队列
    R0636.text = dispatch_sync 会等到队列运行完这个 block。队列一次只运行一个 block，而正在运行的正是等待的那个。
      现在的系统会终止程序，旧系统则会卡死。
    R0636.next = 直接调用这段代码，或者用 dispatch_async 交给队列。
    R0640.title = 长度为 {1} 的数组
    R0640.label = 这里的长度是 {1}
    R0640.text = 变长数组至少要有一个元素，而且放在不大的栈上。真实的程序会去用不属于它的内存，或者崩溃。
    R0640.next = 先检查长度；大数组用 malloc 分配。
    """#

  // MARK: diagnostics E07

  private static let diagnosticsE07: StaticString = #"""
    E0701.title = 课文缺少头部信息
    E0701.label = 这里应为头部信息
    E0701.text = 课文以一行 --- 开头，接着是 id: lifetime.retain 这样的行，再以 --- 结束。
    E0702.title = 这一行不是“键: 值”
    E0702.label = 无法理解这一行
    E0702.text = 头部信息由“键: 值”组成，值写在一行里，列表写作 [a, b]。
    E0703.title = 未知的键 {1}
    E0703.label = 没有这个键
    E0703.text = 头部信息的键有 lesson、id、title、mode、needs、teaches、covers 和 limit。
    E0704.title = 键 {1} 写了两次
    E0704.label = 第二次在这里
    E0704.text = 每个键只写一次，答案才是唯一的。
    E0704.next = 删除其中一行。
    E0705.title = 缺少键 {1}
    E0705.label = 头部信息里没有它
    E0705.text = 检验程序和交互环境需要 {1} 来区分和显示各课。
    E0705.next = 加一行，以 {1}: 开头。
    E0706.title = {2} 不适合用作 {1} 的值
    E0706.label = 这个键不接受这样的值
    E0706.text = {1} 的值应当像这样：{3}。
    E0707.title = 课文格式版本 {1}
    E0707.label = 不认识这个版本
    E0707.text = 本程序读取版本 1。
    E0707.next = 写 lesson: 1。
    E0708.title = 未知的角色 {1}
    E0708.label = 没有这个角色
    E0708.text = 反引号后面先写语言，再写角色：objc task、objc solution、check、output 等。
    E0709.title = {2} 没有属性 {1}
    E0709.label = 没有这个属性
    E0709.text = 这种角色的代码块不接受 {1}。
    E0710.title = 属性 {1} 的值不可用
    E0710.label = 缺少、重复或未知
    E0710.text = 属性写作 键=值，只写一次，值是该角色认识的值之一。
    E0711.title = 无法理解这个步骤注释
    E0711.label = 这不是步骤
    E0711.text = 步骤以 <!-- step: id points=2 --> 形式的注释开头；id 由小写字母、数字和连字符组成。
    E0712.title = 第二个名为 {1} 的步骤
    E0712.label = 这个名称已被使用
    E0712.text = 学习进度按步骤名称保存，所以一课中每个名称只用一次。
    E0713.title = 代码块没有结束
    E0713.label = 代码块从这里开始
    E0713.text = 代码块以单独一行、与开头同样多的反引号结束。
    E0714.title = 有 {1} 而没有 {2}
    E0714.label = 同一步骤里还需要另一个块
    E0714.text = {1} 所在的步骤里要有 {2}，否则这个块永远用不上。
    E0715.title = 没有名为 {1} 的错误
    E0715.label = say= 指明本步骤的一个错误
    E0715.text = 错误答案要说明它演示的是哪个错误，而那个错误写在同一步骤里。
    E0716.title = 探测 {1} 没有与它配对的块
    E0716.label = 探测和它的检查同名
    E0716.text = 答案之后运行探测，由同名的检查来判断。
    E0717.title = {1} 在同一步骤里出现两次
    E0717.label = 第二次在这里
    E0717.text = 一个步骤里，每个名称、练习和答案只出现一次。
    E0718.title = 步骤 {1} 的练习没有答案
    E0718.label = 这道练习无法得到证明
    E0718.text = 检验程序运行答案，以证明练习可以完成。
    E0718.next = 在这一步加上 objc solution 代码块。
    E0719.title = 步骤 {1} 的练习没有检查
    E0719.label = 任何答案都会通过
    E0719.text = 检查用状态和事件说明答案要达到什么。
    E0719.next = 在这一步加上 check 块。
    E0720.title = 说明 {1} 没有对应的对象
    E0720.label = 没有这个名称的错误或提示
    E0720.text = 引用块以 [!hint] 或同一步骤里某个错误的名称开头。
    E0721.title = {1} 是空的
    E0721.label = 里面什么也没有
    E0721.text = 空的块对学习者什么也没说，也不能证明什么。
    E0721.next = 填上内容或删除它。
    E0722.title = 无法理解这一行检查
    E0722.label = 这不是条件
    E0722.text = 一行写作 条件 -- 文字，条件是 Objective-C 表达式或检查语言的条件，例如 b same a 或 count(a) == 2。
    E0723.title = 未知的检查用词 {1}
    E0723.label = 没有这个词
    E0723.text = 检查语言有 count、same、class、zone、live、made、deallocs、inits、sent、answered、pooled 等词。
    E0724.title = {1}：尚未实现
    E0724.label = 程序认识它，但还做不到
    E0724.text = 它属于课文格式。这里明确拒绝，免得有证明被悄悄跳过。
    E0725.title = 嵌套太深
    E0725.label = 从这里起太深
    E0725.text = 课文中的列表和引用最多可以嵌套 {1} 层。
    E0726.title = 错误 {1} 没有说明文字
    E0726.label = 犯这个错误的人将看不到任何说明
    E0726.text = 每个错误都有一个以其名称开头的引用块，告诉学习者发生了什么。
    E0726.next = 在这一步加上 > [!{1}]。
    E0727.title = 没有错误答案演示 {1}
    E0727.label = 没有什么能证明这个错误
    E0727.text = 代码块 objc wrong say={1} 用来证明这个错误能被识别。
    E0730.title = 步骤 {1} 没有翻译
    E0730.label = 译文缺少这一步
    E0730.text = 在补上之前，学习者看到的是原文。
    E0731.title = 原文没有步骤 {1}
    E0731.label = 只有译文有这一步
    E0731.text = 译文的步骤与原文一致，不多也不少。
    E0732.title = {1} 的代码或检查与原文不同
    E0732.label = 从这里开始不同
    E0732.text = 译文的代码与原文相同，只有注释和标有 /*tr*/ 的字符串可以不同。在改正之前显示原文。
    E0733.title = 步骤 {1} 的原文已经改变
    E0733.label = 译自较旧的文本
    E0733.text = 原文在翻译之后又有修改，读者会得到提示。
    E0733.next = 校对译文，然后写 from={2}。
    E0734.title = 步骤 {1} 没有说明译自哪个版本
    E0734.label = 缺少 from=
    E0734.text = 有了原文的哈希值，检验程序就能发现原文的变化。
    E0734.next = 在步骤注释里写上 from={2}。
    E0740.title = 这一项没有链接到任何一课
    E0740.label = 这里应为指向一课文件夹的链接
    E0740.text = course.md 的每一项都是指向一课的链接，各项的顺序就是课程的顺序。
    E0741.title = 没有 {1} 这一课
    E0741.label = 这个链接没有目标
    E0741.text = 文件夹 {1} 里没有 lesson.md。
    E0742.title = {1} 这一课列出了两次
    E0742.label = 第二次在这里
    E0742.text = 一课在课程目录中只有一个位置。
    E0743.title = {1} 这一课不在 course.md 里
    E0743.label = 学习者永远到不了这里
    E0743.text = 文件夹存在，但目录里没有它。
    E0743.next = 加上它的链接，或把文件夹移走。
    """#

  // MARK: diagnostics E08

  private static let diagnosticsE08: StaticString = #"""
    """#
}
