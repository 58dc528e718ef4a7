/// Courses that are handed on, and what is installed where. How a text is written: `Catalogue.swift`.
extension ChineseTexts {
  static let courses: StaticString = #"""
    cli.course.unknown = {1} 不是课程命令。可用的有：{2}。
    cli.course.operands = course {1} 后面要跟 {2} 个词。详见 selfsame course --help。
    cli.help.course = selfsame course 命令      把课程交给其他人
      \n
      \n  new 文件夹           新建一门一开始就能通过检查的课程，附学生说明和 CI 文件
      \n  pack 文件夹          写出 ID-版本.zip，即学生版：答案和检查都已封好；--teacher：
      ID-版本-teacher.zip，全部公开
      \n  install 文件|文件夹  安装一门课程
      \n  list                 列出已安装的课程
      \n  update 文件|文件夹   换成新版本；学习进度保留
      \n  remove ID            删除一门课程；学习进度保留
      \n
      \n示例：
      \n  selfsame course new harbour
      \n  selfsame course pack harbour
      \n  selfsame course install harbour-1.0.zip
      \n
      \n在交互环境中，:教程列表 列出课程，:教程 ID 打开其中一门。
      \n
      \n退出状态：0 完成，3 课程不合要求，64 命令行用法错误，66 无法读取或写入。
    cli.help.doctor = selfsame doctor      查看各部分的位置、缺失和损坏
      \n
      \n它不改动任何东西。退出状态：0 一切正常，1 有问题。
    cli.generate.usage = generate 后面写其中之一：{1}。
    cli.help.generate = selfsame generate man|bash|zsh|fish
      \n
      \n把手册页或某个 shell 的补全脚本写到标准输出。
      \n
      \n示例：
      \n  selfsame generate bash > ~/.local/share/bash-completion/completions/selfsame
    course.packed = 已写出 {1}，共 {2} 个文件。
    course.packed.sealed = 答案、错误答案、探测和检查都已封好：防的是无意中看到，防不了密码学家。照常可用
      :检查 和 :答案。公开版：--teacher。
    course.installed = 已安装 {1} {2}。启动 selfsame，然后输入 :教程 {1}
    course.updated = {1}：由 {2} 更新为 {3}。
    course.added = 新增：{1}
    course.changed = 有改动：{1}
    course.removed = 已去掉：{1}
    course.kept = 你的学习进度都保留着。
    course.gone = 已删除 {1}。如果以后重新安装，学习进度仍在。
    course.none = 还没有安装课程。用 selfsame course install 文件 来安装。
    course.firstLesson = 门厅里的灯
    course.new.next = 试一试：selfsame check {1}；然后 selfsame --lessons {1}
    course.readme = # {2}
      \n
      \n这是一门 selfsame 课程，讲 Objective-C 的对象如何生、如何灭。
      \n
      \n    selfsame course install {1}-1.0.zip
      \n    selfsame
      \n    :教程 {1}
      \n
      \n用 `:提交` 保存答案；课程更新后，学习进度仍然保留。
    course.problem.unreadable = 无法读取 {1}，或者它超过了课程文件允许的大小。
    course.problem.unwritable = 无法写入 {1}。
    course.problem.noArchive = {1} 不是 zip 文件。需要打包好的课程，或者含有 course.md 的文件夹。
    course.problem.damaged = {1} 已损坏。什么也没有写入；请重新获取。
    course.problem.badPath = 已拒绝：路径 {1} 不在课程之内，或名称不是每个系统都接受。什么也没有写入。
    course.problem.link = 已拒绝：{1} 是链接或设备，不是普通文件。什么也没有写入。
    course.problem.locked = 已拒绝：{1} 是加密的。什么也没有写入。
    course.problem.twice = 已拒绝：{1} 出现了两次。什么也没有写入。
    course.problem.tooLarge = 已拒绝：{1} 超过了课程允许的大小。什么也没有写入。
    course.problem.noCourse = {1} 中没有 course.md。
    course.problem.noID = {1} 的 course.md 没有 id。请在开头的 --- 与 --- 之间写上：id: a.name
    course.problem.noVersion = {1} 的 course.md 没有版本。请在开头的 --- 与 --- 之间写上：version: 1.0
    course.problem.notSound = {1} 有错误：{2}
    course.problem.needsNewer = 这门课程需要 selfsame {1}，而现在是 {2}。
    course.problem.installed = {1} 已经安装。用 selfsame course update 更新。
    course.problem.notInstalled = 没有安装课程 {1}。用 selfsame course list 查看已安装的课程。
    course.problem.notNewer = 已安装的是 {1} {2}，这一个并不更新。没有改动。
    course.problem.noHome = 没有主目录，也就没有放课程的地方。请设置 HOME 或 XDG_DATA_HOME。
    doctor.program = selfsame {1}：{2}
    doctor.lessons.missing = 找不到课程 {1}。请把 SELFSAME_LESSONS 设为它的文件夹。
    doctor.lessons = 课程：{1}，共 {2} 课，版本 {3}
    doctor.lessons.faults = course.md 有 {1} 处错误。用 selfsame check {2} 查看。
    doctor.state.noHome = 没有主目录，无法保存进度。请设置 HOME。
    doctor.state.none = 还没有保存任何进度；将保存在 {1}
    doctor.state.closed = {1} 不能读写。请给所有者权限：chmod u+rwx
    doctor.state = 进度保存在 {1}
    doctor.progress.damaged = {1} 有 {2} 行损坏。其余仍然有效；完成下一步时会重新写入。
    doctor.courses = 已安装 {1} 门课程：{2}
    doctor.course.newer = 课程 {1} 需要 selfsame {2}。
    doctor.terminal = 屏幕宽度为 {1} 列
    doctor.well = 一切正常。
    doctor.unwell = 有问题。
    E0760.title = 这门课程需要 selfsame {1}，而现在是 {2}
    E0760.label = 需要更新的版本
    E0760.text = 这门课程用到了当前版本还没有的东西。
    E0760.next = 安装更新的 selfsame，或者较旧版本的课程。
    command.courses.name = 教程列表
    command.courses.help = 已安装的课程
    command.course.name = 教程
    command.course.argument = ID
    command.course.help = 打开一门已安装的课程；不写 ID 则打开内置课程
    shell.course.unknown = 没有课程 {1}。用 :教程列表 查看已安装的课程。
    shell.course.builtIn = 内置课程
    E0761.title = 路线 {1} 上，{2} 之前没有讲过 {3}
    E0761.label = 这一课的代码用到了 {3}
    E0761.text = 路线上代码用到的一切，要么先前讲过，要么列为已知，要么在课前的过渡中用反引号点出。
    E0761.next = 把 {3} 写进 assumes，在过渡中点出它，或加入讲它的那一课。
    E0762.title = 路线 {1} 跳过 {3} 直接到 {2}
    E0762.label = 这里需要一段过渡
    E0762.text = 路线略去了某课所需要的内容时，要用几行过渡说明略去了什么。
    E0762.next = 在链接下面用引用写出：> …
    E0763.title = {1} 前的过渡有 {2} 行
    E0763.label = 最多 {3} 行
    E0763.text = 过渡只说明略去了什么，不多说。
    E0764.title = 路线 {1} 把 {2} 列为已知，但没有这个概念
    E0764.label = 没有哪一课讲它
    E0764.text = 路线的已知内容按课文 teaches 里的名称书写。
    # {1} the code of a language
    E0765.title = 写着课程有 {1} 版，其实没有
    E0765.label = 没有这种语言的文件
    E0765.text = languages: 后面列的是课程可用的语言：要有以语言命名的目录或课文，即 course.{1}.md 或 lesson.{1}.md。
    E0765.next = 翻译课程，或把 {1} 从列表中去掉。
    cli.help.work = selfsame work [--once] [--lessons 文件夹] 课 文件夹
      \n
      \n把一课的练习写成文件夹里的文件，每次保存就判定一次，适合想用自己的编辑器的人。已有的文件保持不变。
      \n
      \n  --once             判定现有的内容后退出：0 全部正确，1 还没有
      \n  --lessons 文件夹   这一课所在的课程（否则用 SELFSAME_LESSONS，再否则用内置课程）
      \n
      \n例如：selfsame work strict ~/printers
    work.untouched = {1}：还没有答案。
    cli.work.unknown = 课程里没有 {1} 这一课。
    cli.work.usage = 哪一课，哪个文件夹？例如：selfsame work strict ~/printers
    """#
}
