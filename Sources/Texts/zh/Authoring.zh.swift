/// `selfsame lesson …` and its commands. How a text is written: `Catalogue.swift`.
extension ChineseTexts {
  static let authoring: StaticString = #"""
    cli.lesson.unknown = {1} 不是 lesson 的命令，可用的有：{2}。
    cli.lesson.noPath = lesson {1} 需要一课或课程文件夹的路径。
    lesson.new.task = 让 `mine` 成为这盏灯的第二个所有者。
    lesson.new.task.cpp = 让 `mine` 指向门厅里的那盏灯。
    lesson.new.owned = 这盏灯现在应当有两个所有者
    lesson.new.owned.cpp = 点亮一盏，就是点亮另一盏
    lesson.new.told = `mine` 知道灯在哪里，却没有保留它：计数仍是 1。
    lesson.new.told.cpp = 这是另一盏灯，尽管它看起来和第一盏一样。
    lesson.new.hint = 哪条消息的意思是“我也在用它”？
    lesson.new.hint.arc = 在 ARC 下，普通变量持有它所指的对象。
    lesson.new.hint.swift = 普通变量持有它所引用的对象。
    lesson.new.hint.cpp = 复制指针，并不会复制它所指的东西。
    cli.lesson.badMode = 没有模式 {1}，可用 mrc、arc、swift 或 cpp。
    cli.help.lesson = selfsame lesson 命令 路径…      编写课程
      \n
      \n  new 文件夹        生成一篇现成无误的小课文；--title 标题，--id 标识，--lang 语言，--mode mrc、arc、swift 或 cpp
      \n  lint 路径…        与 check 相同的全部证明，警告也算不通过
      \n  bless 路径…       把程序真正打印的内容写进课文
      \n  preview 路径…     像学习者那样看一遍课文，并填入正确答案；--lang 语言
      \n  sync 路径…        把课文的代码同步到译文；--lang 语言；--mark：视为译自今天的原文
      \n  status 路径…      译文的进度
      \n  watch 路径…       每次保存就检验一遍
      \n  film 路径…        为每个 film 代码块在课文旁写一个网页；--lang 语言
      \n  adopt 文件 课     把学习者保存的答案变成课文里的错误答案；--step 步骤
      \n
      \n示例：
      \n  selfsame lesson new kites/two-owners --title '一只风筝，两个主人'
      \n  selfsame lesson watch kites
      \n  selfsame lesson adopt answer.m kites/two-owners
      \n
      \n退出状态：与 selfsame check 相同；lint 有警告时也为 1；status 在译文落后时为 5。
    author.noLesson = {1} 及其下的文件夹里都没有 lesson.md。
    author.done = 已处理 {1} 课。
    author.new.exists = {1} 已经存在。
    author.new.badID = {1} 不能作 id：须为 1 到 100 个拉丁字母、数字、点、连字符或下划线。
    author.new.badTitle = “{1}”不能作标题：只能是一行，不加引号或方括号，空格后面不能有 #。
    author.new.done = 已写入 {1}。用 selfsame lesson lint 检验，用 selfsame lesson preview 预览。
    author.lint.warnings = 警告：{1} 条。
    author.lint.mutants = 改坏的答案共 {2} 个，其中 {1} 个能被发现或已注明原因。
    author.bless.changed = {1}：重写了 {2} 个代码块，步骤：{3}。
    author.sync.changed = {1}：同步了 {2} 处。
    author.sync.translate = {1}：还需翻译：{2}。
    author.status.counts = 最新 {1} 步，落后于原文 {2} 步，缺少或代码不同 {3} 步
    author.status.missing = 没有译文
    author.status.soft = 落后于原文：{1}
    author.status.hard = 缺少，或代码不同：{1}
    author.preview.stuck = 这些步骤无法完成：{1}
    author.watch.begins = 正在留意 {1} 课的改动，按 Ctrl-C 结束。
    author.adopt.paths = lesson adopt 需要两个路径：保存的答案和课文所在的文件夹。
    author.adopt.done = {1}：步骤 {2} 新增了一个错误答案，对应 {3}。
    author.adopt.unnamed = {1}：步骤 {2} 新增了一个错误答案，还没有与之对应的错误：请描述它，并把名字写在 say= 后面。
    author.adopt.passes = {1} 的答案是对的，没有可收录的内容。
    author.adopt.known = 步骤 {1} 里已经有这个错误答案。
    author.adopt.noStep = {1} 没有写明它是哪一步的答案（:保存 和 :提交 会写明），请用 --step 指明。
    author.adopt.unknownStep = 课文里没有带练习的步骤“{1}”，请用 --step 指明。
    """#
}
