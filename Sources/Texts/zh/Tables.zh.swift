/// `:objects`, `:pools`, `:zones`, `:memory`: tables of what there is. How a text is written: `Catalogue.swift`.
extension ChineseTexts {
  static let tables: StaticString = #"""
    table.more = {1} 还有 {2} 个
    objects.none = 没有存活的对象。
    objects.object = 对象
    objects.count = 计数
    objects.instance = 实例
    objects.block = 内存块
    objects.zone = 内存区域
    objects.variables = 持有者
    objects.cpp.made = 创建处
    objects.cpp.note = C++ 的对象没有计数：在有人 delete 它之前一直活着。
    objects.deallocating = -dealloc 未完成
    objects.constants = 另有 {1} 个字符串常量，不计数，未列出。
    zones.address = 地址
    pools.none = 没有自动释放池。
    pools.base = 池 {1}（提示符下的池）：{2} 次 release 在等待
    pools.pool = 池 {1}：{2} 次 release 在等待
    inserted.none = ARC 没有插入任何代码：没有在 ARC 下编译的函数，或者其中没有谁持有对象。
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
    stack.none = 没有停止的程序。
    stack.topLevel = 顶层
    stack.receiver = self = {1}
    stack.same = {1} 还有 {2} 个相同的栈帧
    """#
}
