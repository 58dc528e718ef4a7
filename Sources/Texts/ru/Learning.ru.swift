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
    command.narrate.name = словами
    command.narrate.argument = вкл|выкл
    command.narrate.help = Предложения вместо рамок и полосок, для экранного диктора.
    command.lessons.argument = [все|ЧАСТЬ|УРОК]
    shell.narrate.on = Теперь словами, без рамок и полосок.
    shell.narrate.off = Теперь с рамками и полосками.
    shell.narrate.usage = Напишите :словами вкл или :словами выкл. Сейчас: {1}
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
    shell.unfinished.gap = закончит его пустая строка
    shell.unfinished.something = не хватает скобки, кавычки или @end
    shell.unfinished.command = {1} — команда, но ввод над ней не закончен: {2}. Он сохранён: допишите
      его или отбросьте командой :бросить либо Ctrl-C.
    shell.unfinished.kept = Ввод остался как был: {1}. Отбросить его можно командой :бросить или
      Ctrl-C.
    shell.unfinished.goOn = Ввод не закончен: {1}. Допишите его или отбросьте командой :бросить либо
      Ctrl-C.
    shell.leftOut = (Здесь программа напечатала ещё {1} {1|one: байт|few: байта|many: байт|other: байта}: это пропущено.)
    shell.lostDeclaration = Имя {1} должен был объявить ввод, который не удался, а от такого ввода
      ничего не остаётся: {2}
    shell.readsAs = По грамматике это {1}: после {2} приглашение читает {1}.
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
    shell.lesson.predict.read = {1} прочитано как {2}.
    shell.lesson.inTemplate = {1} есть в заготовке этого шага, но её ещё никто не ввёл: введите и эту часть или
      откройте всё целиком — :править.
    shell.lesson.predict.over = Вопрос уже закрыт, {1} больше не ответ; :сброс задаст его снова.
    command.answer.name = ответ
    command.answer.help = Показать, что из введённого на этом шаге будет оценено.
    shell.lesson.judged = Оценено: {1}
    shell.lesson.judgedWithout = Оценено: {1} (без {2} {2|one: строки|few: строк|many: строк|other: строк}: :ответ)
    shell.lesson.judgedLines = Оценено всё, что введено на этом шаге: {1} {1|one: ввод|few:
      ввода|many: вводов|other: ввода}
    shell.lesson.onlyTried = Здесь введены только пробы: оценивать нечего, и попытка не засчитана. Напишите то,
      чего просит задание.
    shell.lesson.pagerKey = Это q пришло уже после конца страницы. Чтобы выйти, введите его ещё раз или :выход.
    shell.lesson.triedOut = Пробы, не оцениваются:
    shell.lesson.doesNotCompile = Не компилируется:
    shell.lesson.stopped = Остановлено:
    command.route.argument = [МАРШРУТ]
    command.route.help = Маршруты по курсу; :маршрут 2 выбирает второй.
    shell.route.extent = {1} {1|one: урок|few: урока|many: уроков|other: урока}, {2} {2|one: шаг|few: шага|many: шагов|other: шага}
    shell.route.how = :маршрут НОМЕР выбирает другой; сделанное не пропадёт.
    shell.route.taken = {1}: {2}.
    shell.route.first = Он начинается с урока «{1}»; туда ведёт `:начать {2}`.
    shell.route.done = Ваш маршрут «{1}» пройден до конца: {2}.
    shell.route.rest = Ещё уроков в курсе: {1} (:уроки все).
    shell.route.none = Маршрут у этого курса один: все уроки подряд.
    shell.route.usage = Маршрута {1} нет. :маршрут покажет их все, от 1 до {2}.
    shell.route.which = Введите номер маршрута, от 1 до {1}.
    shell.lessons.beside = Вне вашего маршрута
    shell.lessons.end = :начать ИМЯ открывает урок, :уроки ИМЯ перечисляет его шаги.
    shell.lessons.end.short = :начать ИМЯ открывает урок, :уроки все показывает все, :найти СЛОВО ищет.
    command.find.name = найти
    command.find.argument = СЛОВО
    command.find.help = Где в курсе об этом говорится: уроки, термины, объяснения.
    shell.find.which = Что искать? Например, :найти weak.
    shell.find.more = Об этом есть ещё в {1} {1|one: уроке|few: уроках|many: уроках|other: урока}: {2}.
    shell.find.none = О «{1}» здесь ничего нет. :уроки покажет, что есть.
    command.step.name = шаг
    command.step.argument = [НОМЕР]
    command.step.help = Показать страницу этого шага ещё раз или перейти к другому.
    shell.step.usage = Шага {1} нет: в этом уроке они от 1 до {2}.
    command.skip.name = пропустить
    command.skip.help = Оставить этот шаг и перейти к следующему.
    command.card.name = карточка
    command.card.argument = [ФАЙЛ]
    command.card.help = Чему научил урок, с вашими ответами; с ФАЙЛОМ — записать туда.
    command.edit.name = править
    command.edit.help = Написать ответ в своём редакторе ($VISUAL, $EDITOR); сохранённое выполнится.
    shell.edit.pipe = :править работает только в терминале.
    shell.edit.failed = Редактор {1} не сработал. Его называют $VISUAL или $EDITOR.
    shell.edit.tooLong = В файле {1} {1|one: байт|few: байта|many: байт|other: байта}, а в ответе бывает не
      больше {2}: ничего не запущено.
    shell.edit.unchanged = Ничего не изменено, выполнять нечего.
    shell.lesson.wants.code = Напишите код. Пробуйте сколько угодно: считается только то, что вы
      определили.
    shell.lesson.wants.lines = Вводите строки. Важно, каким станет мир; :отменить и :сброс убирают
      введённое.
    shell.lesson.wants.place = Перейдите туда: :перейти, :назад, :вперёд.
    shell.lesson.gone = Вместо вашего ответа этот шаг продолжает ответ самого урока; ваших имён в нём нет: {1}.
    shell.lesson.yourTurn.again = Ваш ход.   :подсказка   :проверить
    shell.lesson.fillGap.again = Введите только то, чего не хватает.   :подсказка   :исходник
    shell.lesson.ownAnswer = Ваш ответ:
    shell.lesson.authorsAnswer = Ответ из урока:
    shell.lesson.predict.anew = Код выполняется так, как он стоит на странице. То, что вы пробовали раньше, сюда не
      входит; оно есть в :ветки.
    shell.lesson.predict.onceMore = :сброс спросит ещё раз.
    shell.lesson.predict.again = В конце этой части вопрос прозвучит ещё раз; :сброс спросит сейчас.
    shell.review.begins = Перед следующей частью — предсказания, которые в первый раз не сбылись: {1}.
      После каждого Enter ведёт дальше.
    shell.review.begins.pipe = Перед следующей частью — предсказания, которые в первый раз не сбылись:
      {1}. После каждого :дальше ведёт дальше.
    shell.review.ends = Переходим к следующей части.
    lesson.wrongOnce = не сбылось
    prompt.pager = {1}/{2}   Enter: дальше   b: назад   q: в конец
    """#
}
