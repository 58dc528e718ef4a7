/// Texts about one topic, in the three languages side by side: `selfsame lesson …` and its commands.
/// How a text is written: `Catalogue.swift`.

extension EnglishTexts {
  static let authoring: StaticString = #"""
    cli.lesson.unknown = {1} is none of the lesson commands: {2}.
    cli.lesson.noPath = lesson {1} needs the path of a lesson or of a folder of lessons.
    cli.help.lesson = selfsame lesson COMMAND PATH…      write lessons
      \n
      \n  new FOLDER        a small lesson that is right as it stands; --title TEXT, --id ID
      \n  lint PATH…        everything that check proves, and warnings count
      \n  bless PATH…       write what the programs really print into the lesson
      \n  preview PATH…     the lesson as a learner sees it, with the right answers; --lang NAME
      \n  sync PATH…        give the translations the code of the lesson; --lang NAME; --mark:
      they count as translated from the words of today
      \n  status PATH…      how far the translations are
      \n  watch PATH…       prove a lesson whenever it is saved
      \n  adopt FILE LESSON      make a learner's saved answer a wrong answer of the lesson;
      --step NAME
      \n
      \nExamples:
      \n  selfsame lesson new kites/two-owners --title 'Two owners, one kite'
      \n  selfsame lesson watch kites
      \n  selfsame lesson adopt answer.m kites/two-owners
      \n
      \nExit status: as selfsame check; lint: 1 also for a warning; status: 5 when a
      translation is behind.
    author.noLesson = there is no lesson.md in {1} nor in a folder below it.
    author.done = {1} {1|one: lesson|other: lessons} done.
    author.new.exists = {1} is there already.
    author.new.done = {1} is written. Prove it with selfsame lesson lint, see it with selfsame
      lesson preview.
    author.lint.warnings = {1} {1|one: warning|other: warnings}.
    author.lint.mutants = {1} of {2} spoilt solutions are noticed, or listed with a reason.
    author.bless.changed = {1}: {2} {2|one: block|other: blocks} rewritten in {3}.
    author.sync.changed = {1}: {2} {2|one: place|other: places} mirrored.
    author.sync.translate = {1}: still to be translated: {2}.
    author.status.counts = {1} fresh, {2} older than the original, {3} missing or different
    author.status.missing = no translation
    author.status.soft = older than the original: {1}
    author.status.hard = missing, or with other code: {1}
    author.preview.stuck = these steps cannot be finished: {1}
    author.watch.begins = Watching {1} {1|one: lesson|other: lessons}. Ctrl-C ends it.
    author.adopt.paths = lesson adopt needs two paths: the saved answer and the lesson's folder.
    author.adopt.done = {1}: step {2} has a new wrong answer, told as {3}.
    author.adopt.unnamed = {1}: step {2} has a new wrong answer. No mistake matches it yet:
      describe one, and write its name behind say=.
    author.adopt.passes = the answer to {1} is right: there is nothing to adopt.
    author.adopt.known = step {1} has this wrong answer already.
    author.adopt.unknownStep = the lesson has no task in a step "{1}". Name one with --step.
    """#
}

extension RussianTexts {
  static let authoring: StaticString = #"""
    cli.lesson.unknown = {1} нет среди команд lesson: {2}.
    cli.lesson.noPath = lesson {1}: укажите путь к уроку или к папке с уроками.
    cli.help.lesson = selfsame lesson КОМАНДА ПУТЬ…      писать уроки
      \n
      \n  new ПАПКА         небольшой урок, в котором всё верно; --title ТЕКСТ, --id ИМЯ
      \n  lint ПУТЬ…        всё, что доказывает check, но и предупреждения считаются
      \n  bless ПУТЬ…       вписать в урок то, что программы печатают на самом деле
      \n  preview ПУТЬ…     урок глазами ученика, с верными ответами; --lang ЯЗЫК
      \n  sync ПУТЬ…        перенести код урока в переводы; --lang ЯЗЫК; --mark: считать переводы
      сделанными с сегодняшнего текста
      \n  status ПУТЬ…      в каком состоянии переводы
      \n  watch ПУТЬ…       проверять урок при каждом сохранении
      \n  adopt ФАЙЛ УРОК   превратить сохранённый ответ ученика в неверный ответ урока; --step
      ШАГ
      \n
      \nПримеры:
      \n  selfsame lesson new kites/two-owners --title 'Один змей на двоих'
      \n  selfsame lesson watch kites
      \n  selfsame lesson adopt answer.m kites/two-owners
      \n
      \nКод завершения: как у selfsame check; lint: 1 и при предупреждении; status: 5, если
      перевод отстаёт.
    author.noLesson = ни в {1}, ни в папках внутри нет lesson.md.
    author.done = Готово уроков: {1}.
    author.new.exists = {1} уже есть.
    author.new.done = Записан {1}. Проверить: selfsame lesson lint, посмотреть: selfsame lesson
      preview.
    author.lint.warnings = Предупреждений: {1}.
    author.lint.mutants = Замечено или объяснено испорченных решений: {1} из {2}.
    author.bless.changed = {1}: переписано блоков: {2}, шаги: {3}.
    author.sync.changed = {1}: перенесено мест: {2}.
    author.sync.translate = {1}: осталось перевести: {2}.
    author.status.counts = свежих {1}, старше оригинала {2}, нет или другой код {3}
    author.status.missing = перевода нет
    author.status.soft = старше оригинала: {1}
    author.status.hard = нет или другой код: {1}
    author.preview.stuck = эти шаги не удаётся закончить: {1}
    author.watch.begins = Слежу за уроками: {1}. Ctrl-C завершает.
    author.adopt.paths = lesson adopt: нужны два пути, сохранённый ответ и папка урока.
    author.adopt.done = {1}: в шаге {2} новый неверный ответ, ученику скажут {3}.
    author.adopt.unnamed = {1}: в шаге {2} новый неверный ответ. Подходящей ошибки пока нет:
      опишите её и впишите имя после say=.
    author.adopt.passes = ответ на {1} верен: переносить нечего.
    author.adopt.known = такой неверный ответ в шаге {1} уже есть.
    author.adopt.unknownStep = в уроке нет шага «{1}» с заданием. Укажите его: --step ШАГ.
    """#
}

extension ChineseTexts {
  static let authoring: StaticString = #"""
    cli.lesson.unknown = {1} 不是 lesson 的命令，可用的有：{2}。
    cli.lesson.noPath = lesson {1} 需要一课或课程文件夹的路径。
    cli.help.lesson = selfsame lesson 命令 路径…      编写课程
      \n
      \n  new 文件夹        生成一篇现成无误的小课文；--title 标题，--id 标识
      \n  lint 路径…        与 check 相同的全部证明，警告也算不通过
      \n  bless 路径…       把程序真正打印的内容写进课文
      \n  preview 路径…     像学习者那样看一遍课文，并填入正确答案；--lang 语言
      \n  sync 路径…        把课文的代码同步到译文；--lang 语言；--mark：视为译自今天的原文
      \n  status 路径…      译文的进度
      \n  watch 路径…       每次保存就检验一遍
      \n  adopt 文件 课     把学习者保存的答案变成课文里的错误答案；--step 步骤
      \n
      \n例如：
      \n  selfsame lesson new kites/two-owners --title '一只风筝，两个主人'
      \n  selfsame lesson watch kites
      \n  selfsame lesson adopt answer.m kites/two-owners
      \n
      \n退出状态：与 selfsame check 相同；lint 有警告时也为 1；status 在译文落后时为 5。
    author.noLesson = {1} 及其下的文件夹里都没有 lesson.md。
    author.done = 已处理 {1} 课。
    author.new.exists = {1} 已经存在。
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
    author.adopt.unknownStep = 课文里没有带练习的步骤“{1}”，请用 --step 指明。
    """#
}
