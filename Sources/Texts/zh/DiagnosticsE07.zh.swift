/// Diagnostics of lessons and their files. How a text is written: `Catalogue.swift`.
extension ChineseTexts {
  static let diagnosticsE07: StaticString = #"""
    E0701.title = 课文缺少头部信息
    E0701.label = 这里应为头部信息
    E0701.text = 课文以一行 --- 开头，接着是 id: lifetime.retain 这样的行，再以 --- 结束。
    E0702.title = 这一行不是“键: 值”
    E0702.label = 无法理解这一行
    E0702.text = 头部信息由“键: 值”组成，值写在一行里，列表写作 [a, b]。
    E0703.title = 未知的键 {1}
    E0703.label = 没有这个键
    E0703.text = 头部信息的键有 {2}。
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
    E0708.title = 未知的语言或角色 {1}
    E0708.label = 没有这种语言，也没有这个角色
    E0708.text = 反引号后面先写语言，再写角色：objc task、objc solution、check、output 等。
    E0709.title = {2} 没有属性 {1}
    E0709.label = 没有这个属性
    E0709.text = 这种角色的代码块不接受 {1}。
    E0710.title = {1} 缺少值，或者出现了两次
    E0710.label = 缺少或重复
    E0710.text = 属性写成 键=值，只出现一次；名称写在角色后面。
    E0710.next = 写成以下之一：{3}。
    E0711.title = 无法理解这个步骤注释
    E0711.label = 这不是步骤
    E0711.text = 步骤以 <!-- step: id points=2 --> 形式的注释开头；id 由字母、数字、点、连字符和下划线组成。
    E0712.title = 第二个名为 {1} 的步骤
    E0712.label = 这个名称已被使用
    E0712.text = 学习进度按步骤名称保存，所以一课中每个名称只用一次。
    E0713.title = 代码块没有结束
    E0713.label = 代码块从这里开始
    E0713.text = 代码块以单独一行、与开头同样多的反引号结束。
    E0714.title = 有 {1} 而没有 {2}
    E0714.label = 同一步骤里还需要另一个块
    E0714.text = {1} 和 {2} 要一起用，写在同一步骤里。
    E0715.title = 没有名为 {1} 的错误
    E0715.label = say= 指明本步骤的一个错误
    E0715.text = 错误答案要说明它演示的是哪个错误，而那个错误写在同一步骤里。
    E0716.title = 没有名为 {1} 的 {2}
    E0716.label = 探测和它的检查同名
    E0716.text = 答案之后运行探测，由同名的检查来判断。没有名称的检查判断答案本身。
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
    E0720.title = 说明所指的 {1} 并不存在
    E0720.label = 不是错误，不是 when，也不是回答
    E0720.text = 引用块以 [!hint]、同一步骤里某个错误或 when 的名称开头；在预测之后，也可以是学习者的回答：一个数，或选项的字母。
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
    E0724.title = {1} 的代码块不会运行
    E0724.label = 只供展示的内容却写了角色
    E0724.text = objc、swift 和 cpp 的代码块才有角色。其余的只原样展示，没有角色。
    E0725.title = 嵌套太深
    E0725.label = 从这里起太深
    E0725.text = 课文中的列表和引用最多可以嵌套 {1} 层。
    E0726.title = {2} {1} 没有说明文字
    E0726.label = 谁也看不到任何说明
    E0726.text = mistake 和 when 各有一个以其名称开头的引用块，告诉学习者发生了什么。
    E0726.next = 在这一步加上 > [!{1}]。
    E0727.title = 没有错误答案演示 {1}
    E0727.label = 没有什么能证明这个错误
    E0727.text = 代码块 objc wrong say={1} 用来证明这个错误能被识别。
    E0730.title = 步骤 {1} 没有翻译
    E0730.label = 译文缺少这一步，或者照搬了原文
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
    E0737.title = 课程不能执行命令 {1}
    E0737.label = 它不只是用来查看的
    E0737.text = commands 块只用来查看：对象、代码，以及调度可能带来的结果。它不打开课程，不读写文件，不跳到别的时刻，也不改变 shell 的设置。
    E0737.next = 在正文里请读者自己输入它。
    # {1} the line
    E0738.title = {1} 不通向任何时刻
    E0738.label = 不是在时间中移动的命令
    E0738.text = 步骤要找某个时刻时，练习和答案都是这样的命令：
      :goto write kite.length、:goto 24、:back 3、:forward。
    E0739.title = 只有一个选项
    E0739.label = 没有什么可选
    E0739.text = choices 块有两行以上：每行一个条件，-- 后面是它的文字。
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
}
