/// Words that several views use. How a text is written: `Catalogue.swift`.
extension ChineseTexts {
  static let words: StaticString = #"""
    place.input = 输入 {1}，第 {2} 行
    place.given = 课程的代码，第 {1} 行
    place.givenOf = 课程的代码，第 {2} 段，第 {1} 行
    place.prelude = 基础库 {1}，第 {2} 行
    zone.default = 默认内存区域
    zone.named = 内存区域“{1}”
    zone.unknown = 内存区域 {1} 号
    diagnostic.error = 错误
    diagnostic.warning = 警告
    diagnostic.note = 说明
    words.colon = ：
    words.comma = ，
    words.semicolon = ；
    words.fullStop = 。
    diagnostic.hint = 提示
    diagnostic.didYouMean = 是不是想写 {1}？
    diagnostic.untitled = 无法执行
    diagnostic.more = … 还有 {1} 个问题，可能是由前面的问题引起的
    note.declaredHere = 在此声明
    note.instantiatedHere = 在此处被用到
    note.blockKept = 被捕获的对象持有这个 block
    note.blockKeptByOwned = 被捕获的对象所持有的东西持有这个 block
    note.macroDefinition = 宏在此定义
    note.canonicalStep = 原课程中的这一步
    zone.defaultShort = 默认
    note.toMatch = 与它配对的在这里
    note.startedHere = 从这里开始
    argument.endOfInput = 输入的末尾
    note.allocatedHere = 在此创建
    note.releasedHere = 最后一次 release 在此
    note.threadWaits = 线程 T{1} 在这里等待
    note.retainInDealloc = 在 dealloc 期间 retain 不起作用
    note.deallocatedHere = 在此销毁
    note.freedHere = 在此归还内存
    note.previousCase = 相同的值已在此出现
    argument.read = 读取
    argument.write = 写入
    note.previousDefinition = 之前在此定义
    diagnostic.moreErrors = ……还有 {1} 个（:错误）
    prompt.number = 数字
    write.exists = 已有同名文件
    write.isLink = 这是一个链接，不跟随链接
    write.notPlain = 这不是普通文件
    """#
}
