/// Texts about one topic, in the three languages side by side: the learner's way through the course.
/// How a text is written: `Catalogue.swift`.

extension EnglishTexts {
  static let learning: StaticString = #"""
    command.save.name = save
    command.save.argument = FILE
    command.save.help = Keep what was typed in a file; in a lesson: the answer to this step.
    command.submit.name = submit
    command.submit.argument = [DIR]
    command.submit.help = Hand in the answer to this step, for a teacher's selfsame grade.
    shell.save.which = Where to? Write :save FILE.
    shell.save.nothing = Nothing has been typed yet.
    shell.save.failed = {1} cannot be written: {2}.
    shell.save.done = Written to {1}.
    command.route.name = route
    command.route.argument = [short|full]
    command.route.help = The short way through the course, or all of it.
    route.short = short
    route.full = full
    shell.route.short = The short route: {1} {1|one: lesson|other: lessons}.
    shell.route.full = The full route: {1} {1|one: lesson|other: lessons}.
    shell.route.rest = The full route has {1} more (:route full).
    shell.route.none = This course has no short route.
    shell.route.usage = :route short or :route full, not {1}.
    command.narrate.name = narrate
    command.narrate.argument = on|off
    command.narrate.help = Sentences instead of frames and bars, for a screen reader.
    command.lessons.argument = [LESSON]
    shell.narrate.on = From now on in words, without frames and bars.
    shell.narrate.off = From now on with frames and bars.
    shell.narrate.usage = Write :narrate on or :narrate off. {1}
    shell.lessons.end = :start NUMBER opens a lesson, :lessons NUMBER lists its steps.
    shell.lesson.changed = This lesson has changed since you learnt it. What you have solved
      counts; new steps are open.
    narrate.code = Code
    narrate.meant = Meant is: {1}
    narrate.passed = Right
    narrate.failed = Not right
    lesson.open = open now
    lesson.done = done
    lesson.kind.prediction = prediction
    lesson.kind.task = task
    lesson.fate.ends = it runs to its end
    lesson.fate.hangs = it never ends: it hangs, or runs for ever
    lesson.fate.crashes = it is stopped on the way: an exception or a crash
    lesson.fate.refused = it does not compile
    shell.lesson.predict.again = Enter goes on; :reset asks once more, and a right answer then counts.
    shell.lesson.open = Steps still open: {1}.
    shell.lesson.predict.fate = Before it runs: how will it end? Type a letter.
    shell.lesson.predict.lines = Before it runs: it prints {1} {1|one: line|other: lines}. In which
      order? Type the letters, such as A B A; a dash stands for a line you do not know.
    shell.lesson.lines.difference = {1} of {2} {2|one: line|other: lines} right. The first
      difference is in line {3}: you said {4}, it printed {5}.
    shell.lesson.lines.nothing = nothing
    command.cancel.name = cancel
    command.cancel.help = Throw away an input that is not finished, as Ctrl-C does.
    command.leave.name = leave
    command.leave.help = Out of the lesson, into a fresh world of your own; :start leads back to the
      step that was open.
    shell.unfinished.missing = {1} is missing
    shell.unfinished.something = a brace, bracket, quote or @end is missing
    shell.unfinished.command = {1} is a command, but the input above it is not finished: {2}. It is
      kept: write on, or throw it away with :cancel or Ctrl-C.
    shell.unfinished.kept = The input is kept as it was: {1}. :cancel or Ctrl-C throws it away.
    shell.unfinished.goOn = The input is not finished: {1}. Write on, or throw it away with :cancel
      or Ctrl-C.
    shell.lostDeclaration = {1} was to be declared by an input that failed, and nothing of such an
      input stays: {2}
    shell.cancel.done = Thrown away. Nothing of it has run.
    shell.cancel.nothing = No input is unfinished. :undo takes the last one back.
    shell.leave.done = Out of the lesson: a fresh world of your own. :start goes on in the lesson
      where you left it.
    shell.leave.none = No lesson is open: this world is your own. :start opens the next one.
    shell.quit.alone = :quit leaves the program and takes no word behind it (not {1}). :leave goes
      out of the lesson and stays here.
    shell.lesson.leftOut = {1} {1|one: entry|other: entries} of the course cannot be read here and
      {1|one: is|other: are} left out. What is wrong with {1|one: it|other: them} is told by:
      selfsame check {2}
    shell.lesson.lastHint = There are no more hints.
    shell.lesson.predict.letters = Type a letter, A to {1}; :next goes on without an answer.
    shell.lesson.predict.order = Type letters from A to {1}, one for each line, such as A B A; :next
      goes on without an answer.
    shell.lesson.predict.digits = Type a number in digits, such as 7; :next goes on without an
      answer.
    """#
}

extension RussianTexts {
  static let learning: StaticString = #"""
    command.save.name = сохранить
    command.save.argument = ФАЙЛ
    command.save.help = Записать введённое в файл; в уроке: ответ на этот шаг.
    command.submit.name = сдать
    command.submit.argument = [ПАПКА]
    command.submit.help = Сдать ответ на этот шаг: его оценит selfsame grade у преподавателя.
    shell.save.which = Куда? Напишите :сохранить ФАЙЛ.
    shell.save.nothing = Пока ничего не введено.
    shell.save.failed = Не удаётся записать {1}: {2}.
    shell.save.done = Записано в {1}.
    command.route.name = маршрут
    command.route.argument = [короткий|полный]
    command.route.help = Короткий путь по курсу или весь курс.
    route.short = короткий
    route.full = полный
    shell.route.short = Короткий маршрут: {1} {1|one: урок|few: урока|many: уроков}.
    shell.route.full = Полный маршрут: {1} {1|one: урок|few: урока|many: уроков}.
    shell.route.rest = В полном маршруте уроков больше ещё на {1} (:маршрут полный).
    shell.route.none = У этого курса нет короткого маршрута.
    shell.route.usage = :маршрут короткий или :маршрут полный, а не {1}.
    command.narrate.name = словами
    command.narrate.argument = вкл|выкл
    command.narrate.help = Предложения вместо рамок и полосок, для экранного диктора.
    command.lessons.argument = [УРОК]
    shell.narrate.on = Теперь словами, без рамок и полосок.
    shell.narrate.off = Теперь с рамками и полосками.
    shell.narrate.usage = Напишите :словами вкл или :словами выкл. {1}
    shell.lessons.end = :начать НОМЕР открывает урок, :уроки НОМЕР перечисляет его шаги.
    shell.lesson.changed = С тех пор как вы проходили этот урок, он изменился. Всё решённое
      засчитано, новые шаги открыты.
    narrate.code = Код
    narrate.meant = Речь о: {1}
    narrate.passed = Верно
    narrate.failed = Неверно
    lesson.open = открыт
    lesson.done = пройден
    lesson.kind.prediction = предсказание
    lesson.kind.task = задание
    lesson.fate.ends = дойдёт до конца
    lesson.fate.hangs = не закончится никогда: зависнет или будет работать вечно
    lesson.fate.crashes = остановится на полпути: исключение или сбой
    lesson.fate.refused = не скомпилируется
    shell.lesson.predict.again = Enter — дальше; :сброс спросит ещё раз, и верный ответ тогда засчитается.
    shell.lesson.open = Ещё не пройдены шаги: {1}.
    shell.lesson.predict.fate = Ещё до запуска: чем всё закончится? Введите букву.
    shell.lesson.predict.lines = Ещё до запуска: строк будет напечатано {1}. В каком
      порядке? Введите буквы, например A B A; вместо
      строки, которой не знаете, поставьте дефис.
    shell.lesson.lines.difference = Верно строк: {1} из {2}. Первое расхождение в строке {3}: вы
      назвали {4}, а напечатано {5}.
    shell.lesson.lines.nothing = ничего
    command.cancel.name = бросить
    command.cancel.help = Отбросить недописанный ввод, как это делает Ctrl-C.
    command.leave.name = покинуть
    command.leave.help = Выйти из урока в новый, чистый мир; :начать вернёт на тот же шаг.
    shell.unfinished.missing = не хватает {1}
    shell.unfinished.something = не хватает скобки, кавычки или @end
    shell.unfinished.command = {1} — команда, но ввод над ней не закончен: {2}. Он сохранён: допишите
      его или отбросьте командой :бросить либо Ctrl-C.
    shell.unfinished.kept = Ввод остался как был: {1}. Отбросить его можно командой :бросить или
      Ctrl-C.
    shell.unfinished.goOn = Ввод не закончен: {1}. Допишите его или отбросьте командой :бросить либо
      Ctrl-C.
    shell.lostDeclaration = Имя {1} должен был объявить ввод, который не удался, а от такого ввода
      ничего не остаётся: {2}
    shell.cancel.done = Отброшено. Из этого ничего не выполнялось.
    shell.cancel.nothing = Недописанного ввода нет. :отменить отменяет последний ввод.
    shell.leave.done = Вы вышли из урока: новый, чистый мир. :начать вернёт туда, где вы
      остановились.
    shell.leave.none = Урок не открыт: этот мир и так ваш. :начать откроет следующий.
    shell.quit.alone = :выход закрывает программу, и после него ничего не пишут (а здесь {1}). Выйти
      только из урока — :покинуть.
    shell.lesson.leftOut = Не удалось прочитать {1} {1|one: пункт|few: пункта|many: пунктов|other:
      пункта} курса; без них и пойдём. Что с ними не так, покажет: selfsame check {2}
    shell.lesson.lastHint = Больше подсказок нет.
    shell.lesson.predict.letters = Введите букву от A до {1}; :дальше — продолжить без ответа.
    shell.lesson.predict.order = Введите буквы от A до {1}, по одной на строку, например A B A; :дальше
      — продолжить без ответа.
    shell.lesson.predict.digits = Введите число цифрами, например 7; :дальше — продолжить без ответа.
    """#
}

extension ChineseTexts {
  static let learning: StaticString = #"""
    command.save.name = 保存
    command.save.argument = 文件
    command.save.help = 把输入的内容存入文件；在课程中保存的是本步骤的答案。
    command.submit.name = 提交
    command.submit.argument = [文件夹]
    command.submit.help = 提交本步骤的答案，供老师用 selfsame grade 评分。
    shell.save.which = 存到哪里？请写 :保存 文件。
    shell.save.nothing = 还没有输入任何内容。
    shell.save.failed = 无法写入 {1}：{2}。
    shell.save.done = 已写入 {1}。
    command.route.name = 路线
    command.route.argument = [精简|完整]
    command.route.help = 走精简路线，或者学完整门课程。
    route.short = 精简
    route.full = 完整
    shell.route.short = 精简路线：共 {1} 课。
    shell.route.full = 完整路线：共 {1} 课。
    shell.route.rest = 完整路线还多 {1} 课（:路线 完整）。
    shell.route.none = 这门课程没有精简路线。
    shell.route.usage = 请用 :路线 精简 或 :路线 完整，而不是 {1}。
    command.narrate.name = 朗读
    command.narrate.argument = 开|关
    command.narrate.help = 用句子代替边框和进度条，适合屏幕阅读器。
    command.lessons.argument = [课]
    shell.narrate.on = 现在改用文字叙述，不再画边框和进度条。
    shell.narrate.off = 现在恢复边框和进度条。
    shell.narrate.usage = 请写 :朗读 开 或 :朗读 关。{1}
    shell.lessons.end = :开始 编号 打开一课，:课程 编号 列出它的步骤。
    shell.lesson.changed = 你学过之后，这一课有了改动。做对的步骤仍然有效，新的步骤等你来做。
    narrate.code = 代码
    narrate.meant = 所指的是：{1}
    narrate.passed = 正确
    narrate.failed = 不对
    lesson.open = 正在学
    lesson.done = 已完成
    lesson.kind.prediction = 预测
    lesson.kind.task = 练习
    lesson.fate.ends = 正常运行到结束
    lesson.fate.hangs = 永远不会结束：卡死，或一直运行下去
    lesson.fate.crashes = 中途停下：抛出异常或崩溃
    lesson.fate.refused = 无法通过编译
    shell.lesson.predict.again = 按 Enter 继续；:重置 会再问一次，那时答对也算完成。
    shell.lesson.open = 还没有完成的步骤：{1}。
    shell.lesson.predict.fate = 运行之前先想一想：结局会怎样？请输入字母。
    shell.lesson.predict.lines = 运行之前先想一想：一共会打印 {1} 行，顺序如何？请依次输入字母，
      例如 A B A；不知道的行用 - 代替。
    shell.lesson.lines.difference = {2} 行中对了 {1} 行。第一处不同在第 {3} 行：你写的是 {4}，实际打印的是 {5}。
    shell.lesson.lines.nothing = 什么也没有
    command.cancel.name = 取消
    command.cancel.help = 丢弃还没有写完的输入，与 Ctrl-C 相同。
    command.leave.name = 下课
    command.leave.help = 离开这一课，进入自己的全新世界；:开始 会回到刚才那一步。
    shell.unfinished.missing = 还缺 {1}
    shell.unfinished.something = 还缺括号、引号或 @end
    shell.unfinished.command = {1} 是命令，可是上面的输入还没有写完：{2}。输入仍然保留：请接着写，或者用 :取消 或 Ctrl-C 丢弃它。
    shell.unfinished.kept = 未写完的输入原样保留：{1}。:取消 或 Ctrl-C 会丢弃它。
    shell.unfinished.goOn = 输入还没有写完：{1}。请接着写，或者用 :取消 或 Ctrl-C 丢弃它。
    shell.lostDeclaration = {1} 本该由下面这次输入声明，但那次输入没有成功，什么也没有留下：{2}
    shell.cancel.done = 已丢弃，其中没有任何内容运行过。
    shell.cancel.nothing = 没有未写完的输入。:撤销 可以撤销上一次输入。
    shell.leave.done = 已离开这一课，进入一个全新的、属于你自己的世界。:开始 会回到刚才那一步。
    shell.leave.none = 没有打开的课，这个世界本来就属于你。:开始 打开下一课。
    shell.quit.alone = :退出 会离开整个程序，后面不写别的（这里写了 {1}）。只想离开这一课，请用 :下课。
    shell.lesson.leftOut = 课程中有 {1} 项无法读取，已略过。问题出在哪里，请看：selfsame check {2}
    shell.lesson.lastHint = 没有更多提示了。
    shell.lesson.predict.letters = 请输入 A 到 {1} 中的一个字母；:下一步 可以不答而继续。
    shell.lesson.predict.order = 请输入 A 到 {1} 的字母，每行对应一个，例如 A B A；:下一步 可以不答而继续。
    shell.lesson.predict.digits = 请用数字作答，例如 7；:下一步 可以不答而继续。
    """#
}
