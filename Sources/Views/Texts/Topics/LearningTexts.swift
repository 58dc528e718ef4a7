/// Texts about one topic, in the three languages side by side: the learner's way through the course.
/// How a text is written: `Catalogue.swift`.

extension EnglishTexts {
  static let learning: StaticString = #"""
    lesson.fate.ends = it runs to its end
    lesson.fate.hangs = it never ends: it hangs, or runs for ever
    lesson.fate.crashes = it is stopped on the way: an exception or a crash
    lesson.fate.refused = it does not compile
    shell.lesson.predict.fate = Before it runs: how will it end? Type a letter.
    shell.lesson.predict.lines = Before it runs: it prints {1} {1|one: line|other: lines}. In which
      order? Type the letters, such as A B A; a dash stands for a line you do not know.
    shell.lesson.lines.difference = {1} of {2} {2|one: line|other: lines} right. The first
      difference is in line {3}: you said {4}, it printed {5}.
    shell.lesson.lines.nothing = nothing
    """#
}

extension RussianTexts {
  static let learning: StaticString = #"""
    lesson.fate.ends = дойдёт до конца
    lesson.fate.hangs = не закончится никогда: зависнет или будет работать вечно
    lesson.fate.crashes = остановится на полпути: исключение или сбой
    lesson.fate.refused = не скомпилируется
    shell.lesson.predict.fate = Ещё до запуска: чем всё закончится? Введите букву.
    shell.lesson.predict.lines = Ещё до запуска: строк будет напечатано {1}. В каком
      порядке? Введите буквы, например A B A; вместо
      строки, которой не знаете, поставьте дефис.
    shell.lesson.lines.difference = Верно строк: {1} из {2}. Первое расхождение в строке {3}: вы
      назвали {4}, а напечатано {5}.
    shell.lesson.lines.nothing = ничего
    """#
}

extension ChineseTexts {
  static let learning: StaticString = #"""
    lesson.fate.ends = 正常运行到结束
    lesson.fate.hangs = 永远不会结束：卡死，或一直运行下去
    lesson.fate.crashes = 中途停下：抛出异常或崩溃
    lesson.fate.refused = 无法通过编译
    shell.lesson.predict.fate = 运行之前先想一想：结局会怎样？请输入字母。
    shell.lesson.predict.lines = 运行之前先想一想：一共会打印 {1} 行，顺序如何？请依次输入字母，
      例如 A B A；不知道的行用 - 代替。
    shell.lesson.lines.difference = {2} 行中对了 {1} 行。第一处不同在第 {3} 行：您写的是 {4}，实际打印的是 {5}。
    shell.lesson.lines.nothing = 什么也没有
    """#
}
