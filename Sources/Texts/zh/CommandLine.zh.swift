/// The command line and its help. How a text is written: `Catalogue.swift`.
extension ChineseTexts {
  static let commandLine: StaticString = #"""
    cli.notBuilt = {1} 尚未实现。
    cli.unknownCommand = {1} 不是命令。selfsame --help 列出所有命令。
    cli.commandFirst = 先写命令 {1}，它的选项写在后面：selfsame {1} --help
    cli.fileWithoutRun = 要运行程序，请写：selfsame run {1}
    cli.unknownOption = 未知选项 {1}。请看 selfsame {2}。
    cli.missingValue = {1} 后面需要一个值。
    cli.emptyWord = 空的词不指任何文件或文件夹。是不是脚本里有变量没有设置？
    cli.badLimit = “{1}”不是有效的限制。请写 steps=N、objects=N 或 bytes=N（N 大于 0），用逗号分隔。
    cli.badSeed = “{1}”不是有效的种子。请写不小于 0 的整数；0 是默认的调度。
    cli.badLanguage = 没有语言 {1}。可选：{2}。
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
    proof.noMistake = 应提示错误 {1}，但这一步的错误没有一个符合。
    proof.someMistake = 不应提示任何错误，但提示的是：{2}
    proof.otherMistake = 应当指出错误 {1}，实际却是：{2}
    proof.wordless = 答案被拒绝，但没有说明原因。
    proof.solutionIsMistake = 答案符合错误 {1} 的条件。
    proof.outputDiffers = 应当输出：{1}
      \n实际输出：{2}
    proof.timelineDiffers = 应当发生：{1}
      \n实际发生：{2}
    proof.runStopped = 运行被停止，或代码不能编译。
    proof.noAnswer = 预测题必须恰好有一个正确答案；成立的有：{1}
    proof.nothingToOrder = 代码只打印一行，或反复打印同一行：没有顺序可预测。请打印两行不同的内容，或改问数字或选项。
    proof.tooManyLines = 代码打印了超过 26 种不同的行：没有足够的字母。
    proof.nothingPredicted = 预测题没有正确答案：没有一个选项成立，或者前面的代码没有给出数字或输出行。
    proof.hintTells = 第 {1} 条提示泄露了答案：{2}
    cli.hostMemory = 系统不再给这个进程分配内存。ulimit -v 会显示上限。
    cli.help = selfsame：学习 Objective-C 对象的生与死
      \n
      \n  selfsame [--lessons 文件夹]   交互环境，从上次离开的课继续
      \n  selfsame run 文件             运行程序
      \n  selfsame compare 文件 …       把两次运行并排对照
      \n  selfsame explore 文件         它的线程的每一种调度
      \n  selfsame doors 文件 类        通向第二个对象的每一条路
      \n  selfsame check 路径…          检验课程
      \n  selfsame explain 编号         解释一条诊断
      \n  selfsame grade 课… 文件夹     给全班评分
      \n  selfsame lesson 命令          编写课程
      \n  selfsame work 课 文件夹       把练习写成文件，保存即判定
      \n  selfsame course 命令          安装课程，或转交自己的课程
      \n  selfsame 子命令 --help        查看某个子命令
      \n  selfsame --version
      \n
      \n示例：
      \n  selfsame
      \n  selfsame run Car.m
      \n  echo '[[NSObject new] retainCount]' | selfsame
      \n
      \n退出状态：程序自己的；64 用法错误，65 不能编译，66 无法读取，70 被虚拟机停止，74 无法写入，130 被中断。
    cli.help.run = selfsame run [选项] 文件…     运行程序（- 表示读取标准输入）；多个文件组成一个程序
      \n
      \n  --mrc, --arc       retain 和 release 由谁来写：你，还是编译器。默认看文件开头的 // mode: mrc，否则为 ARC
      \n  -D 名称[=值]       定义宏
      \n  --include 文件夹   允许 #import 也从这个文件夹读头文件
      \n  --short            每个错误一行，供编辑器和 CI 使用
      \n  --trace            运行后显示对象经历了什么
      \n  --trace=种类       只显示这些种类：counts、alloc、init、pool、weak、zone、lock、thread、message、library，用逗号相连
      \n  --events 文件      把全部事件按 JSON Lines 写入文件
      \n  --film 文件.html   写成网页，在浏览器里一步一步展示运行过程
      \n  --nslog-prefix     NSLog 的每行之前加上日期、时间、程序和线程
      \n  --limit 限制       steps=N,objects=N,bytes=N：超出就停止程序
      \n  --seed N           让线程按另一种顺序轮流运行；同一个 N 顺序总是相同
      \n  --schedule 调度    按 explore 给出的一种线程次序运行
      \n  -W, -w             总是或从不显示警告、内存泄漏和循环引用（默认只在标准错误是终端时显示）
      \n
      \n示例：
      \n  selfsame run --mrc Car.m
      \n  selfsame run --mrc -DDEBUG=1 --limit steps=100000 Loop.m
      \n  selfsame run --mrc --trace=message,counts Singleton.m
    cli.help.check = selfsame check [选项] 路径…      检验课程：每个答案都通过，每个错误答案都得到自己的说明
      \n
      \n  --format 名称    text（默认）、json、tap 或 junit
      \n  --lang 名称      {1}
      \n  --shard K/N      只做 N 份中的第 K 份
      \n  --jobs N         用几个进程检验（默认每核一个）
      \n  --memory MB      每个进程可用的内存（默认 2048）
      \n
      \n示例：
      \n  selfsame check Lessons
      \n  selfsame check --format junit Lessons/one-instance
      \n
      \n退出状态：0 全部通过，1 有检验失败，3 课文格式有误，5 只是译文的代码与原课不同，64 用法错误，66 无法读取。
    cli.help.later = selfsame {1} 尚未实现。selfsame --help 列出已有的命令。
    cli.file.notPlain = {1} 不是普通文件（而是管道、设备或套接字）。
    """#
}
