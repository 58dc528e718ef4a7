/// Texts about one topic, in the three languages side by side: what the checker and the grader say.
/// How a text is written: `Catalogue.swift`.

extension EnglishTexts {
  static let checking: StaticString = #"""
    cli.check.badShard = {1} is no part of the work. --shard 2/4 takes the second of four parts.
    cli.grade.badFormat = {1} is not a format: text, csv, json or junit.
    cli.grade.badPercent = {1} is no share. Write a number from 0 to 100, such as --require 60.
    cli.grade.paths = a lesson and a folder of answers are needed, such as: selfsame grade
      Lessons/one-instance/strict class/
    cli.grade.unsolvable = the lesson's own solution does not pass, so nobody was marked: {1}
    grade.below = below what is required
    grade.pass = right
    grade.fail = wrong
    grade.error = does not compile, or was stopped
    grade.limit = ran past the limits
    grade.lesson-invalid = the lesson is at fault
    grade.missing = nothing handed in
    grade.mistakes = Mistakes
    grade.sum = {1} {1|one: student|other: students}, {2} {2|one: task|other: tasks}
    cli.help.grade = selfsame grade [OPTIONS] LESSON DIR      mark a class
      \n
      \n  DIR/<student>/<lesson-id>/<step>.m are the answers, as :submit writes them
      \n
      \n  --hidden FILE      judge by more probes, which the students have not seen
      \n  --format NAME      text (default), csv, json or junit
      \n  --require PERCENT  status 1 when somebody reaches less
      \n
      \nExamples:
      \n  selfsame grade Lessons/one-instance/strict class/
      \n  selfsame grade --format csv --require 60 Lessons/one-instance/strict class/ > marks.csv
      \n
      \nExit status: 0 all were graded, 1 somebody is below --require, 3 the lesson or FILE is
      malformed, 64 usage, 66 cannot be read.
    proof.untaught = The code uses what the reader has not been taught: {1}
    proof.mutantSurvives = The checks pass although the solution was spoilt ({1}): {2} Add a
      check that notices it, or a line “{1} -- why” to a block survives.
    proof.noSuchMutant = The block survives lists {1}, but no such change passes the checks.
    E0728.title = a line of {1} columns
    E0728.label = too wide
    E0728.text = Lines of a lesson are at most {2} columns wide, a Chinese letter counting as two.
    E0728.next = break the line.
    E0729.title = the link to {1} leads nowhere
    E0729.label = in this paragraph
    E0729.text = No such file stands beside the lesson.
    E0729.next = mend the path, which counts from the lesson's folder.
    E0744.title = no lesson is named {1}
    E0744.label = needed, but not there
    E0744.text = The ids behind needs: belong to lessons of the same course.
    E0744.next = write the id of a lesson, or delete it here.
    E0745.title = the lesson {1} needs itself
    E0745.label = by way of {2}
    E0745.text = A reader could never begin with it.
    E0745.next = take one of the needs out of the circle.
    E0746.title = {1} stands before {2}, which it needs
    E0746.label = the order of the course
    E0746.text = A lesson that is needed comes earlier in the table of contents.
    E0746.next = move {2} above {1}.
    E0747.title = the lesson has no task in a step {1}
    E0747.label = only this file has it
    E0747.text = Hidden probes stand in steps that carry the names of the lesson's tasks.
    E0747.next = write the name of a step that has a task.
    E0748.title = a word that this course avoids: {1}
    E0748.label = not the course's word
    E0748.text = The glossary gives another word for it, which readers know from books.
    E0748.next = write: {2}.
    proof.unknownNames = A condition names something that nothing declares.
    E0749.title = nothing here is named {1}
    E0749.label = unknown in the step's world and after the solution
    E0749.text = A condition about something that does not exist could never fail, or never hold. It
      is not judged.
    E0749.next = write a name that the lesson's code or the solution declares.
    E0750.title = the condition does not compile: {1}
    E0750.label = after the solution, too
    E0750.text = What the functions of the check language leave over is an expression of the step's
      language, and its compiler refuses this one.
    E0750.next = try the expression at the prompt of this step.
    E0751.title = a block in {1}, in a step whose mode is {2}
    E0751.label = another language than the step's
    E0751.text = A step speaks one language: mrc and arc mean objc, swift means swift, cpp means cpp.
    E0751.next = write the block in the step's language, or give it a step of its own with mode=.
    """#
}

extension RussianTexts {
  static let checking: StaticString = #"""
    cli.check.badShard = {1} не обозначает часть работы. --shard 2/4 берёт вторую часть из четырёх.
    cli.grade.badFormat = Формата {1} нет: text, csv, json или junit.
    cli.grade.badPercent = {1} не похоже на долю. Напишите число от 0 до 100, например --require 60.
    cli.grade.paths = нужны урок и папка с ответами, например: selfsame grade
      Lessons/one-instance/strict class/
    cli.grade.unsolvable = собственное решение урока не проходит проверку, поэтому оценок нет: {1}
    grade.below = меньше требуемого
    grade.pass = верно
    grade.fail = неверно
    grade.error = не компилируется или остановлено
    grade.limit = превышены пределы
    grade.lesson-invalid = ошибка в самом уроке
    grade.missing = ничего не сдано
    grade.mistakes = Ошибки
    grade.sum = {1} {1|one: ученик|few: ученика|many: учеников}, {2} {2|one: задание|few:
      задания|many: заданий}
    cli.help.grade = selfsame grade [ПАРАМЕТРЫ] УРОК ПАПКА      оценить работы группы
      \n
      \n  ПАПКА/<ученик>/<id урока>/<шаг>.m: ответы, как их записывает :сдать
      \n
      \n  --hidden ФАЙЛ      проверять ещё и по пробам, которых ученики не видели
      \n  --format ИМЯ       text (по умолчанию), csv, json или junit
      \n  --require ПРОЦЕНТ  код 1, если кто-то набрал меньше
      \n
      \nПримеры:
      \n  selfsame grade Lessons/one-instance/strict class/
      \n  selfsame grade --format csv --require 60 Lessons/one-instance/strict class/ > marks.csv
      \n
      \nКод завершения: 0 оценены все, 1 кто-то ниже --require, 3 ошибка в уроке или в ФАЙЛЕ, 64
      неверный вызов, 66 не прочитать.
    proof.untaught = В коде есть то, чему читателя ещё не научили: {1}
    proof.mutantSurvives = Решение испорчено ({1}), а проверка его пропускает: {2} Добавьте
      условие, которое это заметит, или строку «{1} -- почему» в блок survives.
    proof.noSuchMutant = В блоке survives указано {1}, но такая правка проверку не проходит.
    E0728.title = строка шириной {1} колонок
    E0728.label = слишком широко
    E0728.text = Строки урока не шире {2} колонок; китайский иероглиф занимает две.
    E0728.next = разбейте строку.
    E0729.title = ссылка на {1} никуда не ведёт
    E0729.label = в этом абзаце
    E0729.text = Рядом с уроком такого файла нет.
    E0729.next = исправьте путь: он отсчитывается от папки урока.
    E0744.title = урока {1} нет
    E0744.label = нужен, но не найден
    E0744.text = После needs: стоят id уроков того же курса.
    E0744.next = впишите id существующего урока или уберите этот.
    E0745.title = урок {1} требует сам себя
    E0745.label = через {2}
    E0745.text = С него нельзя было бы начать.
    E0745.next = уберите одно из требований, чтобы разорвать круг.
    E0746.title = {1} стоит раньше {2}, а он ему нужен
    E0746.label = порядок курса
    E0746.text = Урок, который нужен другому, стоит в оглавлении раньше него.
    E0746.next = переставьте {2} выше, чем {1}.
    E0747.title = в уроке нет шага {1} с заданием
    E0747.label = он есть только в этом файле
    E0747.text = Скрытые проверки стоят в шагах, названных так же, как шаги урока с заданиями.
    E0747.next = назовите шаг, в котором есть задание.
    E0748.title = слово, которого в этом курсе избегают: {1}
    E0748.label = не наше слово
    E0748.text = В глоссарии для этого есть другое слово, знакомое читателям по книгам.
    E0748.next = напишите: {2}.
    proof.unknownNames = В условии стоит имя, которое нигде не объявлено.
    E0749.title = имени {1} здесь нет
    E0749.label = неизвестно и в мире этого шага, и после решения
    E0749.text = Условие о том, чего нет, либо никогда не нарушится, либо никогда не выполнится.
      Судить по нему нельзя.
    E0749.next = впишите имя, объявленное в коде урока или в решении.
    E0750.title = условие не компилируется: {1}
    E0750.label = и после решения тоже
    E0750.text = То, что остаётся после функций языка проверок, — выражение на языке шага, и его
      компилятор это выражение не принимает.
    E0750.next = попробуйте это выражение в приглашении этого шага.
    E0751.title = блок на языке {1} в шаге, у которого режим {2}
    E0751.label = это не язык шага
    E0751.text = Шаг говорит на одном языке: mrc и arc — это objc, swift — swift, cpp — cpp.
    E0751.next = напишите блок на языке шага или выделите ему свой шаг с mode=.
    """#
}

extension ChineseTexts {
  static let checking: StaticString = #"""
    cli.check.badShard = {1} 不是有效的分片。--shard 2/4 表示取四份中的第二份。
    cli.grade.badFormat = 没有 {1} 这种格式，可用 text、csv、json 或 junit。
    cli.grade.badPercent = {1} 不是百分比。请写 0 到 100 的数，例如 --require 60。
    cli.grade.paths = 需要一课和一个答案文件夹，例如：selfsame grade Lessons/one-instance/strict class/
    cli.grade.unsolvable = 课程自带的答案没有通过检查，因此没有评分：{1}
    grade.below = 未达到要求
    grade.pass = 正确
    grade.fail = 错误
    grade.error = 无法编译，或中途被停下
    grade.limit = 超出限制
    grade.lesson-invalid = 课文本身有错
    grade.missing = 没有提交
    grade.mistakes = 常见错误
    grade.sum = {1} 名学生，{2} 道练习
    cli.help.grade = selfsame grade [选项] 课 文件夹      给全班的答案评分
      \n
      \n  文件夹/<学生>/<课的 id>/<步骤>.m 是答案，由 :提交 写出
      \n
      \n  --hidden 文件     再用学生没见过的探测代码来检查
      \n  --format 名称     text（默认）、csv、json 或 junit
      \n  --require 百分比  有人没达到时退出状态为 1
      \n
      \n例如：
      \n  selfsame grade Lessons/one-instance/strict class/
      \n  selfsame grade --format csv --require 60 Lessons/one-instance/strict class/ > marks.csv
      \n
      \n退出状态：0 全部评完，1 有人低于 --require，3 课文或文件有误，64 用法错误，66 无法读取。
    proof.untaught = 代码用到了读者还没学过的内容：{1}
    proof.mutantSurvives = 答案被改坏了（{1}），检查却仍然通过：{2}请补上能发现它的检查，
      或在 survives 代码块中写一行“{1} -- 原因”。
    proof.noSuchMutant = survives 代码块列出了 {1}，但没有这样的改动能通过检查。
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
    E0749.label = 本步骤的环境和参考答案里都没有它
    E0749.text = 关于不存在的东西的条件，要么永远成立，要么永远不成立，因此不作判断。
    E0749.next = 写上课程代码或参考答案里声明过的名字。
    E0750.title = 这个条件无法编译：{1}
    E0750.label = 在参考答案之后也是如此
    E0750.text = 除去检查语言的函数，剩下的是用本步骤的语言写的表达式，而编译器不接受它。
    E0750.next = 在这一步的提示符下试试这个表达式。
    E0751.title = 代码块的语言是 {1}，而这一步的模式是 {2}
    E0751.label = 不是本步骤的语言
    E0751.text = 一个步骤只用一种语言：mrc 和 arc 对应 objc，swift 对应 swift，cpp 对应 cpp。
    E0751.next = 用本步骤的语言写这个代码块，或者用 mode= 给它单独一个步骤。
    """#
}
