/// What the checker and the grader say. How a text is written: `Catalogue.swift`.
extension ChineseTexts {
  static let checking: StaticString = #"""
    cli.check.badShard = {1} 不是有效的分片。--shard 2/4 表示取四份中的第二份。
    cli.grade.badFormat = 没有 {1} 这种格式，可用 text、csv、details、json、tap、junit、markdown、gradescope、lines。
    cli.grade.badPercent = {1} 不是百分比。请写 0 到 100 的数，例如 --require 60。
    cli.grade.paths = 需要一课或几课和一个答案文件夹，例如：selfsame grade Lessons/one-instance/strict class/
    cli.grade.unsolvable = 课程自带的答案没有通过检查，因此没有评分：{1}
    cli.include.noFolder = --include：{1} 不是文件夹。
    cli.grade.noFolder = {1} 不是文件夹；全班的答案应放在一个文件夹里。
    cli.grade.noWorkers = 无法启动评分进程，因此没有评分。
    cli.grade.mergePaths = 要合并哪些结果行？例如：selfsame grade merge one.jsonl two.jsonl
    cli.grade.hiddenOne = --hidden 只为一课添加探测；请只写一课。
    cli.badJobs = {1} 不是进程数。请写 1 到 256 的数，例如 --jobs 4。
    cli.badMemory = {1} 不是内存大小。请写兆字节数，例如 --memory 2048。
    merge.notLines = {1}：不是这个版本的结果行（selfsame grade --format lines）。
    merge.otherTasks = {1}：课或练习与前一个文件不同，或分片数不同。
    merge.twice = {1}：{2} 出现了两次。
    merge.shardMissing = {1}：缺少分片 {2}。
    merge.marksMissing = {1}：缺少 {2} 的答案；文件被截断了吗？
    proof.otherCheck = 应当在 {1} 处失败，实际却在 {2} 处
    check.stale = ，{1} 个步骤的译文已过时
    # {1} how many
    check.moreWarnings = ……还有 {1} 条警告
    E0755.title = {1} 在答案之前并不存在
    E0755.label = 由答案添加
    E0755.text = 做这道练习时，不能给原有的类添加方法。
    E0755.next = 请把方法写在自己的类里，或写成函数。
    grade.refused.link = 不跟随链接
    grade.refused.unreadable = 无法读取
    grade.refused.tooLarge = 超过答案允许的大小
    grade.refused.nameNotUTF8 = 文件夹名不是 UTF-8：请重命名
    grade.refused.nulBytes = 含有 NUL 字节
    grade.refused.notUTF8 = 不是 UTF-8
    grade.leftOut = {1} 行未计入，因为代码按其定义判定：{2}
    proof.processDied = 负责检验的进程结束了：{1}
    worker.signal = 信号 {1}
    worker.status = 退出状态 {1}
    worker.unknown = 原因不明
    worker.memory = 内存超过 {1} MB
    worker.nonsense = 它回答了别的内容
    grade.below = 未达到要求
    grade.pass = 正确
    grade.fail = 错误
    grade.error = 无法编译，或中途被停下
    grade.limit = 超出限制
    grade.lesson-invalid = 课文本身有错
    grade.missing = 没有提交
    grade.mistakes = 常见错误
    grade.sum = {1} 名学生，{2} 道练习
    cli.help.grade = selfsame grade [选项] 课… 文件夹      给全班的答案评分
      \n  selfsame grade merge [选项] 文件…      合并几台机器的评分
      \n
      \n  文件夹/<学生>/<课的 id>/<步骤>.m 是答案，由 :提交 写出
      \n
      \n  --hidden 文件     再用学生没见过的探测代码来检查
      \n  --format 名称     text（默认）、csv、details、json、tap、junit、markdown、gradescope（一名学生），
      或供 grade merge 用的 lines
      \n  --lang 名称       课文和报告的语言：{1}
      \n  --partial         每个成立的条件都给分
      \n  --require 百分比  有人没达到时退出状态为 1
      \n  --jobs N          用几个进程评分（默认每核一个）
      \n  --memory MB       每个进程可用的内存（默认 2048）
      \n  --shard K/N       只评全班 N 份中的第 K 份
      \n
      \n示例：
      \n  selfsame grade Lessons/one-instance/strict class/
      \n  selfsame grade --format csv --require 60 Lessons/one-instance/strict class/ > marks.csv
      \n
      \n退出状态：0 全部评完，1 有人低于 --require，3 课文或文件有误，64 用法错误，66 无法读取。
    proof.untaught = 代码用到了读者还没学过的内容：{1}
    proof.mutantSurvives = 答案被改坏了（{1}），检查却仍然通过：{2}请补上能发现它的检查，
      或在 survives 代码块中写一行“{1} -- 原因”。
    proof.noSuchMutant = survives 代码块列出了 {1}，但没有这样的改动能通过检查。
    proof.neverTold = 这一步的任何答案之后都不会说出“when {1}”里的话。
    E0728.title = 一行有 {1} 列
    E0728.label = 太宽
    E0728.text = 课文每行最多 {2} 列，一个汉字占两列。
    E0728.next = 请断行。
    E0729.title = 链接 {1} 没有目标
    E0729.label = 在这一段
    E0729.text = 课程文件旁边没有这个文件。
    E0729.next = 请更正路径，路径从本课所在的文件夹算起。
    E0744.title = 没有名为 {1} 的课
    E0744.label = 需要它，却找不到
    E0744.text = needs: 后面写的是同一课程中其他课的 id。
    E0744.next = 请写上已有课的 id，或把它删去。
    E0745.title = {1} 这一课需要它自己
    E0745.label = 经由 {2}
    E0745.text = 这样读者永远无法从它学起。
    E0745.next = 去掉其中一项需要，把环打开。
    E0746.title = {1} 排在它所需要的 {2} 之前
    E0746.label = 课程的顺序
    E0746.text = 被需要的课在目录中应当排在前面。
    E0746.next = 把 {2} 移到 {1} 之前。
    E0780.title = 这个文件里没有任何判定答案的内容
    E0780.label = 哪个步骤下面都没有 check
    E0780.text = 课程之外的判定写在 probe 和 check 块里，放在写明步骤的注释下面。
    E0780.next = 写上 <!-- step: ID -->，在它下面写探测和对应的 check。
    E0747.title = 课文里没有带练习的步骤 {1}
    E0747.label = 只有这个文件里有
    E0747.text = 隐藏的检查写在与课文练习同名的步骤里。
    E0747.next = 请写上带有练习的步骤名。
    E0748.title = 本课程不用“{1}”这个词
    E0748.label = 不是本课程的用词
    E0748.text = 术语表里有读者在书中常见的另一个词。
    E0748.next = 请写：{2}。
    proof.unknownNames = 条件里有一个没有声明过的名字。
    E0749.title = 这里没有名为 {1} 的东西
    E0749.label = 在提出这个条件的地方没有它
    E0749.text = 关于不存在的东西的条件，要么永远成立，要么永远不成立，因此不作判断；命令也没有什么可显示。
    E0749.next = 写上那里声明过的名字。
    E0750.title = 这个条件无法编译：{1}
    E0750.label = 即使有了那里到那时为止定义的一切，也不行
    E0750.text = 除去检查语言的函数，剩下的是用程序的语言写的表达式，而编译器不接受它。
    E0750.next = 在提示符下试试这个表达式。
    E0751.title = 代码块的语言是 {1}，而这一步的模式是 {2}
    E0751.label = 不是本步骤的语言
    E0751.text = 一个步骤只用一种语言：mrc 和 arc 对应 objc，swift 对应 swift，cpp 对应 cpp。
    E0751.next = 用本步骤的语言写这个代码块，或者用 mode= 给它单独一个步骤。
    E0752.title = 练习要求有 {1}
    E0752.label = 没有，或者形式不同
    E0752.text = 检验答案的代码就是这样调用的：名字、参数和结果都要一致。
    E0735.title = 开头没有说明译自哪个版本
    E0735.label = 头部信息缺少 from:
    E0735.text = 有了原文的哈希值，原文改动时检验程序就会发现。
    E0735.next = 请在开头的 --- 之间写上 from: {2}。
    E0736.title = 正文前有字节顺序标记
    E0736.label = 三个看不见的字节
    E0736.text = 有些编辑器会这样开始 UTF-8 文件。这样第一行就不再是 ---。
    E0736.next = 请把文件存为不带标记（BOM）的 UTF-8。
    E0753.title = {1} 在答案之前就已存在
    E0753.label = 被答案替换了
    E0753.text = 库和课文准备好的代码可以补充，不能替换：换掉 {1}，什么都会显得正确。
    E0753.next = 请给自己的方法、函数或类型另起一个名字。
    # {1} the method of the answer; {2} the one that the class inherits
    hides.title = {1} 会挡在 {2} 前面
    hides.label = 答案把它加给了课文的类
    hides.text = 检查答案时会向课文的对象发送这条消息，到达的就会是你的方法，而不是该类继承来的那一个。
    hides.next = 请把它写在自己的类里，或写在课文那个类的子类里。
    # {1} a class; {2} another class
    E0756.title = {1} 的对象被变成了 {2} 的对象
    E0756.label = 被答案改变
    E0756.text = 对象始终属于创建它的那个类：改了类，按类计数时就找不到它。
    E0756.next = 请创建所要求的类的对象。
    # {1} a word of the check language; {2} a mode
    E0757.title = 模式为 {2} 的步骤里用了 {1}
    E0757.label = 这种语言里不能这样问
    E0757.text = Swift 步骤里没有 some 和 every；C++ 步骤里不能问对象的计数、区域和类。
    E0757.next = 让探测把它打印出来，再检查输出。
    E0778.title = {1} 与原文不一致
    E0778.label = 译文里写的是别的
    E0778.text = id、模式、限额、分数和步骤的起点都以原文为准；译文里写的不起作用。
    E0778.next = 写成和原文一样，或者去掉。
    E0779.title = 课程的第一步没有可以接续的步骤
    E0779.label = 它前面没有步骤
    E0779.text = 写了 goes-on 的步骤从上一步留下的状态开始。
    E0779.next = 去掉 goes-on，或者写出它要接续的那一步。
    E0781.title = 译文里 {1} 后面缺少说明
    E0781.label = 没有说明，原文里有
    E0781.text = 答案在这里不通过的人，会读到条件后面用本文件语言写的话：{2}
    E0781.next = 翻译 -- 后面的话，或者把它从原文里去掉。
    E0754.title = 没能试遍所有调度：{1}
    E0754.label = 搜索到此为止
    E0754.text = 答案要在线程轮换的每一种次序下都成立。搜索没有走完，就不算正确。
    E0754.next = 使用课文里的锁、队列和函数，步骤尽量少。
    cli.grade.oneStudent = Gradescope 一次只评一名学生，而文件夹里有 {1} 名：请指定其中一名的文件夹。
    grade.unmatched = 不属于任何步骤的文件
    proof.rightFails = 正确答案 {1} 没有通过：{2} {3}
    proof.rightFailsWithout = 正确答案 {1} 没有通过：{2} {3}（{4} 行未计入，因为代码按其定义判定：{5}）
    E0770.title = {1} 在这里不起作用
    E0770.label = 从不评判
    E0770.text = 课文旁边的答案放在以练习步骤命名的文件夹里，文件名以 right 或 wrong 开头：answers/步骤/right-名称.m。别的名字什么也证明不了。
    E0770.next = 请照此命名：{2}。
    E0771.title = 没有答案违反 {1}
    E0771.label = 每个错误答案和每个改坏的解答之后都成立
    E0771.text = 从来没有被违反过的条件什么也证明不了：也许它根本不会被违反。
    E0771.next = 添一个会违反它的错误答案，或者删去这一行。
    E0772.title = 另一课也用了 id {1}
    E0772.label = 与 {2} 相同
    E0772.text = 学习进度记在课的 id 之下：两课同一个 id，进度就混在一起了。
    E0772.next = 给其中一课换一个 id。
    E0773.title = 没有名为 {1} 的概念
    E0773.label = 与一个概念的名字只差一点
    E0773.text = 课里教的内容按名字在代码中查找；换了名字就什么也找不到。
    E0774.title = {1}：本程序没有 {2} 这种语言
    E0774.label = 从不读取
    E0774.text = 译文以语言命名：lesson.ru.md、lesson.zh.md。
    E0775.title = 答案还没做完，程序就退出了
    E0775.label = 在这里退出
    E0775.text = 答案调用了 exit 之类的函数，它后面的代码再也执行不到：没人知道那样是否正确。
    E0775.next = 去掉 exit，让函数正常返回。
    proof.compiling = 它能通过编译，却标着 compiles=no
    proof.notCompiling = 它无法编译，因此对检查什么也证明不了：请改正，或者标上 compiles=no。
    proof.neverFails = 有一个条件没有任何答案违反。
    """#
}
