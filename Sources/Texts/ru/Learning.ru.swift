/// The learner's way through the course. How a text is written: `Catalogue.swift`.
extension RussianTexts {
  static let learning: StaticString = #"""
    lesson.hintNumber = Подсказка {1} из {2}
    lesson.progress = {1} из {2} {2|one: шага|few: шагов|many: шагов}
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
    command.answer.name = ответ
    command.answer.help = Показать, что из введённого на этом шаге будет оценено.
    shell.lesson.wantsCode = Ваш ход. Напишите код. Пробуйте сколько угодно: считается только то, что
      вы определили.
    shell.lesson.wantsLines = Ваш ход. Вводите строки. Важно, каким станет мир; :отменить и :сброс
      убирают введённое.
    shell.lesson.judged = Оценено: {1}
    shell.lesson.judgedWithout = Оценено: {1} (без {2} {2|one: строки|few: строк|many: строк|other: строк}: :ответ)
    shell.lesson.judgedLines = Оценено всё, что введено на этом шаге: {1} {1|one: ввод|few:
      ввода|many: вводов|other: ввода}
    shell.lesson.triedOut = Пробы, не оцениваются:
    shell.lesson.doesNotCompile = Не компилируется:
    shell.lesson.stopped = Остановлено:
    """#
}
