/// Texts about one topic, in the three languages side by side: two runs beside each other.
/// How a text is written: `Catalogue.swift`.

extension EnglishTexts {
  static let comparing: StaticString = #"""
    command.compare.name = compare
    command.compare.argument = [A B]
    command.compare.help = Lay two runs side by side, event by event. :compare alone (or :compare
      mrc arc): the last input in both modes. :compare Printer Fax: the last input that uses
      Printer, as it is and with Fax in its place. :compare FILE.m [mrc arc], :compare FILE FILE:
      whole programs. Nothing of it stays.
    compare.input = Twice from the same moment: {1}
    compare.nothing = Neither side did anything to an object.
    compare.same = {1} {2} {2|one: event|other: events} the same
    compare.untold = {1} and {2} more {2|one: event|other: events}
    compare.noDifference = No difference: event by event the same.
    compare.firstDifference = Here they part for the first time:
    compare.output.same = Both print the same.
    compare.output.differs = They print different things. The first difference is in line {1}:
    compare.alive = Still alive at the end, {1}: {2}
    compare.problem = {1} did not run to its end:
    compare.bothStop = Neither ran to its end; both come to the same:
    compare.usage = I cannot compare {1}. Two classes (:compare Printer Fax), two modes
      (:compare mrc arc), or one or two files.
    compare.noClass = There is no class {1} to compare. A file is named with its ending, such as
      {1}.m.
    compare.unused = No input uses {1}. Type one, such as [{1} sharedInstance], and compare again.
    compare.noInput = There is no input to run again. Type one first, or name a file.
    cli.compare.files = compare takes one file (in two modes) or two files.
    cli.help.compare = selfsame compare: two runs side by side, event by event
      \n
      \n  selfsame compare [--mrc] [--arc] FILE.m      the program under MRC and under ARC
      \n  selfsame compare [--mrc|--arc] FILE FILE     two programs
      \n
      \nStatus: 0 no difference, 1 a difference, 65 a side does not compile, 66 a file cannot be
      read.
    """#
}

extension RussianTexts {
  static let comparing: StaticString = #"""
    command.compare.name = сравнить
    command.compare.argument = [А Б]
    command.compare.help = Положить два запуска рядом, событие к событию. Без слов (или :сравнить
      mrc arc) — последний ввод в обоих режимах. :сравнить Printer Fax — последний ввод, где
      есть Printer, как он есть и с Fax вместо него. :сравнить ФАЙЛ.m [mrc arc],
      :сравнить ФАЙЛ ФАЙЛ — целые программы. После этого всё остаётся, как было.
    compare.input = Дважды с одного и того же места: {1}
    compare.nothing = Ни с одной стороны с объектами ничего не случилось.
    compare.same = {1} {2} {2|one: событие совпадает|few: события совпадают|many: событий
      совпадают|other: события совпадают}
    compare.untold = {1} и ещё {2} {2|one: событие|few: события|many: событий|other: события}
    compare.noDifference = Различий нет: совпадают все события до одного.
    compare.firstDifference = Здесь они расходятся впервые:
    compare.output.same = Напечатано одно и то же.
    compare.output.differs = Напечатано разное. Первое расхождение — в строке {1}:
    compare.alive = Живы до сих пор, {1}: {2}
    compare.problem = {1}: до конца не дошло:
    compare.bothStop = До конца не дошло ни там, ни там, и причина одна:
    compare.usage = Не могу сравнить: {1}. Нужны два класса (:сравнить Printer Fax), два режима
      (:сравнить mrc arc), один или два файла.
    compare.noClass = Класса {1} нет, сравнивать нечего. Файл называют с расширением, например
      {1}.m.
    compare.unused = Ни в одном вводе нет {1}. Введите что-нибудь, например [{1} sharedInstance], и
      сравните снова.
    compare.noInput = Повторять нечего. Введите что-нибудь или назовите файл.
    cli.compare.files = compare берёт один файл (в двух режимах) или два файла.
    cli.help.compare = selfsame compare: два запуска рядом, событие к событию
      \n
      \n  selfsame compare [--mrc] [--arc] ФАЙЛ.m      программа с MRC и с ARC
      \n  selfsame compare [--mrc|--arc] ФАЙЛ ФАЙЛ     две программы
      \n
      \nКод завершения: 0 — различий нет, 1 — есть, 65 — одна из сторон не компилируется, 66 — файл
      не читается.
    """#
}

extension ChineseTexts {
  static let comparing: StaticString = #"""
    command.compare.name = 比较
    command.compare.argument = [甲 乙]
    command.compare.help = 把两次运行并排放在一起，逐个事件对照。只写 :比较（或 :比较 mrc arc）：上一次输入在两种模式下的运行。:比较 Printer Fax：最近一次用到 Printer 的输入，照原样运行一次，把 Printer 换成 Fax 再运行一次。:比较 文件.m [mrc arc]、:比较 文件 文件：整个程序。比较完一切如旧。
    compare.input = 从同一时刻运行两次：{1}
    compare.nothing = 两边都没有对任何对象做什么。
    compare.same = {1} {2} 个事件相同
    compare.untold = {1} 还有 {2} 个事件
    compare.noDifference = 没有差别：每个事件都相同。
    compare.firstDifference = 第一处分歧：
    compare.output.same = 两边打印的内容相同。
    compare.output.differs = 打印的内容不同，第一处差别在第 {1} 行：
    compare.alive = 结束时仍然存活，{1}：{2}
    compare.problem = {1} 没有运行到结束：
    compare.bothStop = 两边都没有运行到结束，原因相同：
    compare.usage = 无法比较 {1}。请写两个类（:比较 Printer Fax）、两种模式（:比较 mrc arc），或者一个、两个文件。
    compare.noClass = 没有类 {1} 可以比较。如果是文件，请写上扩展名，例如 {1}.m。
    compare.unused = 没有哪次输入用到 {1}。先输入一句，例如 [{1} sharedInstance]，再比较。
    compare.noInput = 没有可以重新运行的输入。请先输入些什么，或写一个文件名。
    cli.compare.files = compare 需要一个文件（两种模式）或两个文件。
    cli.help.compare = selfsame compare：把两次运行并排放在一起，逐个事件对照
      \n
      \n  selfsame compare [--mrc] [--arc] 文件.m      同一程序在 MRC 与 ARC 下
      \n  selfsame compare [--mrc|--arc] 文件 文件     两个程序
      \n
      \n退出状态：0 没有差别，1 有差别，65 有一边无法编译，66 文件无法读取。
    """#
}
