/// The film: its page, its sentences, `:film`. How a text is written: `Catalogue.swift`.
extension ChineseTexts {
  static let film: StaticString = #"""
    film.step = 步骤
    film.line = 行
    film.sentence = 发生了什么
    film.input = 输入：{1}
    film.made = 产生了 {1}，计数 {2} {3}。
    film.cameAndWent = {1} 产生后又被销毁。
    film.lost = 能找到的东西都不再持有 {1}。
    film.died = {1} 被销毁。
    film.diedPointed = {1} 被销毁；仍指向它的有：{2}。
    film.count = {1} 的计数：{2} -> {3} {4}。
    film.holders = {1} 换了持有者：{2}。
    film.asked = 没有产生新对象：得到的是原有的 {1}。
    film.value = {1}：{2} -> {3}。
    film.valueInit = {1}：{2} -> {3}，在 {4} 中；它对这个对象已是第 {5} 次运行。
    film.variable = {1} = {2}。
    film.begins = {1} 开始运行。
    film.beginsFor = {1} 开始运行；self 是 {2}。
    film.returns = {1} 返回。
    film.threadBegins = 出现线程 {1}。
    film.threadEnds = 线程 {1} 已结束。
    film.waits.lock = {1} 在等待锁。
    film.waits.semaphore = {1} 在等待信号量。
    film.waits.join = {1} 在等待线程结束。
    film.waits.condition = {1} 在等待信号。
    film.waits.queue = {1} 在等待队列。
    film.waits.once = {1} 在等待 dispatch_once。
    film.waits.sleep = {1} 在等待时间过去。
    film.waits.initialize = {1} 在等待 +initialize。
    film.waits.group = {1} 在等待任务组。
    film.waits.idle = {1} 在等待任务。
    film.printed = 输出：{1}
    film.nothing = 显示的内容没有变化。
    film.more = 另有 {1} 处变化。
    film.rest = 另有 {1} 步，需要启用 JavaScript 才能查看。
    film.crowded = 对象太多，无法画出。
    film.event.alloc = alloc：产生了 {1}。
    film.event.init = init：{2} 开始初始化 {1}。
    film.event.retain = retain：{1} 的计数 {2} -> {3}。
    film.event.release = release：{1} 的计数 {2} -> {3}。
    film.event.autorelease = autorelease：{1} 在池中等待，计数 {2}。
    film.event.deallocBegin = {1} 的 dealloc 开始。
    film.event.dealloc = {1} 的内存已归还。
    film.event.override = {2} 作出响应：消息发给了 {1}。
    film.event.copy = NSCopyObject 由 {2} 复制出 {1}。
    film.event.drain = 池已排空：发送了 {1} 次 release。
    film.event.thread = 线程 {1} 开始。
    film.event.threadEnd = 线程 {1} 结束。
    film.event.zoneCreate = 建立了区域 {1}。
    film.event.zoneRecycle = 区域 {1} 消失。
    film.event.nilMessage = {1} 发给了 nil：什么也没有发生。
    film.event.poolPush = 池开始。
    film.event.retainCount = 查询了 {1} 的 -retainCount。
    film.event.weak = 一个弱引用变量指向 {1}。
    film.event.zeroed = {1} 已消失，弱引用变量变为 nil。
    film.event.lock = 取得了锁。{1}
    film.event.unlock = 归还了锁。{1}
    film.event.waits = 需要等待锁。{1}
    film.event.once = dispatch_once：block 开始运行。
    film.event.onceSkip = dispatch_once：block 已运行过。
    film.event.lockNil = @synchronized(nil)：没有锁住任何东西。
    film.event.throw = 抛出了异常：{1}
    film.take.failing = 出错的调度
    film.take.passing = 最接近的成功调度
    film.ui.code = 代码
    film.ui.names = 名字
    film.ui.objects = 对象
    film.ui.statics = 静态变量与变量
    film.ui.printed = 到目前为止的输出
    film.ui.pool = 池
    film.ui.zone = 区域 {1}
    film.ui.dead = 已销毁
    film.ui.lost = 丢失：没有人持有它
    film.ui.nobody = 无人
    film.ui.narrated = {1}，计数 {2}，持有者：{3}。
    film.ui.owns = 持有
    film.ui.points = 仅指向
    film.ui.weak = 弱引用
    film.ui.dangles = 指向已销毁的对象
    film.ui.taken = 这一份是在哪里取得的？
    film.ui.takenAt = {2} 的 {1} 是在第 {3} 步、第 {4} 行取得的。
    film.ui.goBack = 回到第 {1} 步
    film.ui.why = {1} 为什么还活着？
    film.ui.isDead = {1} 已销毁。
    film.ui.notThere = 这一步没有 {1}。
    film.ui.noWay = 能找到的东西都不持有它，计数却不是 0：这是泄漏。
    film.ui.lostWith = 持有它的，也都已丢失：
    film.ui.noName = 程序中没有名字持有它；只剩一份无主的所有权。
    film.ui.whoSet = 是谁设置的？
    film.ui.setAt = {1} 在步骤 {3}（第 {4} 行）变为 {2}。
    film.ui.neverSet = {1} 还没有被设置。
    film.ui.goThere = 跳到那里
    film.ui.hideValue = 隐藏 {1}
    film.ui.chooseValue = 请先选择变量：点击它的名字。
    film.ui.visits = 第 {1} 行运行了 {2} 次，步骤：
    film.ui.neverRan = 第 {1} 行没有运行过。
    film.ui.where = 第 {1} 行，步骤 {2}/{3}
    film.ui.event = 事件 {1}
    film.ui.cut = 影片到此为止，程序仍在继续
    film.ui.empty = 这个程序没有运行任何语句。
    film.ui.first = 第一步（Home）
    film.ui.back = 后退一步（←）
    film.ui.forward = 前进一步（→）
    film.ui.last = 最后一步（End）
    film.ui.play = 播放（空格）
    film.ui.pause = 暂停（空格）
    film.ui.find = 查找
    film.ui.notFound = 未找到
    film.ui.hit = 第 {1} 个，共 {2} 个
    film.ui.options = 隐藏……
    film.ui.hideLibrary = 库对象
    film.ui.hideDead = 已销毁的对象
    film.ui.predict = 预测
    film.ui.predictLine = 接下来运行第 {1} 行。它会改变什么？
    film.ui.show = 显示
    film.ui.present = 演示
    film.ui.mark = 标记
    film.ui.marked = 已标记：
    film.ui.help = 按键与符号
    film.ui.take = 哪一次运行
    film.ui.strip = 运行过程：调用与标记
    film.ui.curve = {1} 的计数
    film.ui.heldBy = 由 {1} 持有
    film.ui.thread.running = 运行中
    film.ui.thread.ready = 就绪
    film.ui.thread.finished = 已结束
    film.ui.thread.lock = 等待锁
    film.ui.thread.semaphore = 等待信号量
    film.ui.thread.join = 等待线程结束
    film.ui.thread.condition = 等待信号
    film.ui.thread.queue = 等待队列
    film.ui.thread.once = 等待 dispatch_once
    film.ui.thread.sleep = 等待时间过去
    film.ui.thread.initialize = 等待 +initialize
    film.ui.thread.group = 等待任务组
    film.ui.thread.idle = 等待任务
    film.ui.keys = ←、→: 后退、前进一步
      \n加 Shift: 在语句内按事件走
      \n↑、↓: 到调用者、进入调用
      \nHome、End: 第一步、最后一步；数字: 跳到该步
      \nn、N: 该行（或查找结果）的下一次、上一次
      \nw、W: 所选变量的下一次、上一次写入
      \n/: 查找
      \n空格: 播放
      \np: 大字，供课堂演示
      \nm: 标记此步以便打印
      \nEsc: 取消选择
    film.ui.signs = [x]: x 持有一份所有权
      \n[-x]: x 刚刚归还
      \n[?]: 无人持有的一份
      \n[pool]: 池会归还它
      \n[self]: 正在进行的调用持有它
      \n(x): 仅指向
      \n(~x): 弱引用
      \n(!x): 指向已销毁的对象
      \n+ ~ = x ?: 产生、变化、查询得到原有对象、销毁、丢失
    film.ui.moreSigns = [in #3]: 集合 #3 的元素
      \n[block #5]: 被块 #5 捕获
      \n[with #4]: 附着在 #4 上
      \n[memory], [library]: 由 C 内存或库自身保留
      \n斜体: 页面的固定用词，不是名字；变量也可以叫 pool
      \n#s1: 库创建的字符串
      \n#2.1: 线程 T2 创建的第一个对象
      \nT1, T2: 主线程、下一个线程
      \nx -> y: 之前和之后的值；名字后面是它指向的对象
      \n>: 一次输入开始
      \n长条: 调用，内层调用在下方；▼ 已标记的一步
    cli.film.cannotWrite = 无法写入 {1}：{2}
    cli.film.ownProgram = {1} 就是程序本身，影片会覆盖它。请在 --film 之后写另一个文件。
    film.wrote = 已写入：{1}，共 {2} 步。请用浏览器打开。
    film.wroteCut = 已写入：{1}，前 {2} 步；程序仍在继续。请用浏览器打开。
    film.which = 写到哪个文件？请写 :影片 run.html，它会展示从头输入的一切。
    film.nothingRan = 还没有可展示的内容：尚未输入，或者开头已被丢弃。
    film.worth = 这值得在浏览器里看一看：:影片 run.html
    command.film.name = 影片
    command.film.argument = 文件.html
    command.film.help = 写成网页，在任何浏览器里一步一步展示运行过程。
    author.film.done = {1}：{2} 步。
    author.film.none = {1} 里没有 film 代码块。
    graph.tooMany = 没有 Graphviz 时最多画 {1} 个对象，其余略去。
    """#
}
