/// Schedules of threads: `selfsame explore`. How a text is written: `Catalogue.swift`.
extension ChineseTexts {
  static let schedules: StaticString = #"""
    command.race.name = 竞争
    command.race.argument = [N] [代码] [检查 条件]
    command.race.help = 让 N 个线程（不写就是两个）运行代码（函数、表达式；不写就是上一次输入），把所有调度都走一遍。自己会启动线程的代码就照原样搜索。每个调度结束时条件必须成立：:竞争 3 [Shop shared] 检查 objects(Shop) == 1。:竞争 手动：由你选择哪个线程继续，试着把它弄坏。完成后一切如旧。
    command.replay.name = 重放
    command.replay.argument = [调度]
    command.replay.help = 逐步走过上一次 :竞争 中的一个调度；不写则走它找到的那一个。:回退、:前进 和 :跳到 N 在它的步骤之间移动，所有查看命令显示的都是那一步的世界；输入字母就让那个线程继续。其他任何命令都会离开它。
    race.check = 检查
    race.play = 手动
    race.badTimes = 要几个线程？1 到 8 个。
    race.which = 哪段代码？例如 :竞争 [Shop shared]，或者先输入点什么。
    race.noQuestion = 还没有用过 :竞争。请从 :竞争 代码 开始。
    race.nothingFound = 上一次竞争没有找到可以重放的调度。
    race.worldIsGone = 那次竞争所处的世界已经不在了（有输入被撤销，或此后输入得太多）。请再运行一次 :竞争。
    race.noLog = {1} 讲述发生过的事，而调度不留记录：它的步骤在上面的表里。:对象、:线程、:调用栈、:关系图 等显示现状的命令，显示的是这一步的世界。
    race.afterwards = 用 :重放 加上这个调度可以逐步走一遍；用 :竞争 手动 可以自己试。
    race.walking = 你现在站在第 {1} 步之后。:回退 和 :前进 在调度中移动，输入字母就让那个线程从这里继续；:取消 离开。
    race.left = 已离开这个调度；世界恢复原样。
    race.play.begins = 现在由你来调度。输入要继续的线程的字母（回车：按通常的顺序），:回退 撤回一步，:取消 离开。你能把它弄坏吗？
    race.play.choice = {1}  {2} 将要做：{3}
    race.play.which = 哪个线程？可选 {1}；回车则按通常的顺序继续。
    race.play.over = 这个调度已经走到头了。用 :回退 可以撤回步骤。
    race.passes = 这个调度顺利结束：{1}
    race.fails = 弄坏了：{1}。调度：{2}
    race.goto = 步骤从 0（什么都还没做）到 {1}。
    explore.proved = {1}PROVED：所有调度都已搜索，没有一个出错。
    explore.nothingVisible = 这里没有哪个线程做了其他线程能察觉的事。
    explore.found = {1}FOUND：{2}。
    explore.bounded = BOUNDED：已搜索的部分没有发现错误（{1}）。
    explore.cannot = CANNOT：{1} 无法搜索，因此不作任何保证。
    explore.check = 条件：{1}
    explore.ownCheck = 没有给出条件。不打断任何线程时下面的条件成立，所以它必须总是成立：{1}
    explore.noCheck = 没有给出条件：这只说明程序不会出错停下，也没有线程永远等待，并不说明结果正确。用 --check 'objects(Shop) == 1' 来问结果。
    race.noCheck = 没有给出条件：这只说明程序不会出错停下，也没有线程永远等待，并不说明结果正确。用 :竞争 代码 检查 objects(Shop) == 1 来问结果。
    explore.census = 调度共 {1} 种，其中出错 {2} 种。
    explore.censusStories = 调度共 {1} 种，其中出错 {2} 种；真正不同的情形共 {3} 种，其中出错 {4} 种。
    explore.replay = 重放：{1}
    explore.race = 两个线程可能同时访问 {1}，其中至少一个在写，而它们之间没有锁。
    explore.stopped = 抢占 {1}：{2} 在这里被打断
    explore.stoppedBeforeWrite = 抢占 {1}：{2} 看过 {3} 之后、写入之前被打断
    explore.stoppedAfterWrite = 抢占 {1}：{2} 刚写完 {3} 就被打断
    explore.believes = {1} 仍然相信第 {2} 步看到的结果
    explore.loop = 从这里起，同样的步骤一再重复
    explore.leftOut = ……省略 {1} 步……
    explore.time = （时间流逝）
    explore.otherProgram = 这个调度记下之后程序已经改动过；能照做的部分仍照做。
    explore.diverged = 在第 {1} 步出现偏差：{2} 在那里无法运行。此后按通常的顺序继续。
    cli.explore.badToken = {1} 不是调度，正确的例子：S1-K7QD-1b.5a。
    cli.explore.notReplayed = {1} 不能与 --schedule 一起使用：这里只显示一个调度的步骤和结局。可用的选项请看 selfsame explore --help。
    explore.waits = {1} 在等{2}，而它在 {3} 手里。
    explore.waitsForNobody = {1} 在等{2}，但已经没有谁能帮它了。
    explore.checkFails = 这个调度结束时，条件不成立。
    explore.switches = 需要在线程还能继续运行时打断 {1} 次；次数更少的 {2} 种调度全部通过。
    explore.noSwitchNeeded = 根本不需要打断：即使每个线程都一直运行到等待或结束，也会出错。
    explore.twin = 只少一次打断、不会出错的最近的调度：{1}
    explore.twinOther = 不会出错的最近的调度：{1}
    explore.raceSteps = 原因：第 {1} 步（{2} 读）和第 {3} 步（{4} 写）争用 {5}。
    explore.circle = 它们围成一圈互相等待：{1}。
    explore.ended = 已经结束：{1}。
    explore.livelock = 原因：从第 {1} 步起，没有谁在等待，也没有谁被拦住，却谁都没有进展。
    explore.onceRecursion = dispatch_once 的 block 又调用了同一个 dispatch_once：现在的 libdispatch
      会报告“trying to lock recursively”并停止程序，旧版本则会一直卡住。
    explore.unbounded = 线程可能绕圈子，因此无法数出调度的数量。
    explore.tooMany = 调度多于 2^128 种，数不过来。
    explore.leftBehind = main 返回时 {1} 还没有结束：程序对它们来说也就此结束。
    explore.story = 情形 {1}/{2}：{3}
    explore.spoken = 第 {1} 步，{2}：{3}
    explore.spokenValue = 第 {1} 步，{2}：{3}。{4} 现在是 {5}。
    explore.library = （库在工作）
    explore.takes = {1} 取得 {2}
    explore.access.read = 读取 {1}
    explore.access.write = 写入 {1}
    explore.gives = {1} 交还 {2}
    explore.reads = 读
    explore.writes = 写
    explore.noLock = 无
    explore.nilLock = 第 {1} 行的 @synchronized 拿到的是 nil：什么也没有锁住。
    explore.lockset = {1} 没有任何保护：{2} 在第 {4} 行{3}它（持有的锁：{5}）；{6} 在第 {8} 行{7}它（持有的锁：{9}）。
    explore.guards = {1} 保护着 {2}：每次访问都持有它。
    explore.lockKept = {1} 已经结束，却仍持有 {2}：下一个要它的线程会永远等下去。
    explore.reason.budget = 存放状态的空间已用完
    explore.reason.executions = 操作顺序的数量超过了允许计数的上限
    explore.reason.time = 有超时：状态放不下，而操作的顺序又区分不了它们
    explore.reason.depth = 有线程一直在绕圈，操作的顺序没有尽头
    explore.reason.runs = 随机运行 {1} 次
    explore.reason.percent = ；如果错误只取决于两件事的先后，至少有 {1}% 的概率已经出现
    explore.reason.interrupted = 被中断
    explore.anomaly.livelock = 活锁
    explore.anomaly.lockKept = 锁再也没有谁会归还
    explore.wait.lock = 锁
    explore.wait.semaphore = 信号量的信号
    explore.wait.join = 线程结束
    explore.wait.condition = 条件变量的信号
    explore.wait.queue = 队列
    explore.wait.once = dispatch_once 完成
    explore.wait.sleep = 预定的时刻
    explore.wait.initialize = +initialize 完成
    explore.wait.group = 任务组
    explore.wait.idle = 新的任务
    explore.anomaly.check = 条件不成立
    explore.anomaly.checkThenAct = 先检查后执行，检查结果已经过时（check-then-act）
    explore.anomaly.lostUpdate = 丢失更新
    explore.anomaly.lockOrder = 线程互相等待对方持有的东西
    explore.anomaly.lostSignal = 没有谁会结束的等待
    explore.anomaly.overRelease = 多余的 release
    explore.anomaly.useAfterFree = 对象已经不在了，却还在使用
    explore.anomaly.onceRecursion = 从 dispatch_once 自己的 block 里再次进入它
    explore.anomaly.selfDeadlock = 线程在等自己
    explore.anomaly.exception = 没有被捕获的异常
    explore.anomaly.stop = 机器停止了程序
    explore.followedFails = {1}这个调度出错：{2}。
    explore.storiesLeftOut = 还有 {1} 个故事太长，这里不显示。
    cli.explore.scheduleOfRun = explore 搜索所有调度；要按其中一个运行，请用 selfsame run --schedule {1}，并给出同样的 --parallel、--times、--setup 和 --check。
    cli.explore.oneFile = 需要一个文件，例如：selfsame explore --parallel body naive.m
    cli.explore.noFunction = 文件中没有函数 {1}。
    cli.explore.notCallable = 每个线程调用 {1} 时传入自己的编号，或者什么也不传，而 {1} 需要别的参数：请声明为
      void {1}(int thread)，或者在这样声明的函数里调用它。
    cli.explore.noMain = 文件中没有 main。请指明线程调用哪个函数，例如 --parallel body。
    cli.explore.badCheck = {1} 不是关于最终状态的条件；正确的例子：“objects(Shop) == 1”。
    cli.explore.nearCheck = {1} 不是关于最终状态的条件。是不是想写 {2}？
    cli.explore.badTimes = {1} 不是 1 到 32 之间的线程数。
    cli.explore.badBudget = {1} 不是状态数。
    cli.explore.badSearch = 没有名为 {1} 的搜索方式：可用 auto、layers、dpor、random 或 pct。
    cli.explore.badClock = 没有名为 {1} 的时钟：可用 lazy 或 slow。
    cli.help.explore = selfsame explore [选项] 文件      搜索程序中线程的所有调度
      \n
      \n  --parallel 函数      同时开始的线程，每个都调用 函数(编号)
      \n  --times N            线程的数量（2）
      \n  --setup 函数         在线程开始之前运行
      \n  --check 条件         每个调度结束时必须成立，例如 objects(Shop) == 1
      \n  --search 名称        auto（默认）、layers、dpor、random 或 pct
      \n  --clock 名称         lazy（默认）或 slow：即使有线程可以运行，时间也可能流逝
      \n  --budget N           可以保存的状态数
      \n  --film 文件.html     写成网页，展示找到的调度和与它最接近的成功调度
      \n  --json               供脚本使用
      \n  --ascii              只用所有终端都能画的边框和符号
      \n  --arc、--mrc、-D名称[=值]   与 run 相同
      \n
      \n不带 --parallel 时，搜索程序自己的 main（或它的语句）和它的线程。
      \n
      \n示例：
      \n  selfsame explore --parallel body --check 'objects(Shop) == 1' naive.m
      \n
      \n退出状态：0 PROVED，1 FOUND，2 BOUNDED，3 CANNOT，64 用法错误，65 无法编译，66 无法读取，70
      在线程开始之前被停止，130 被中断。
    """#
}
