/// The conversation at the prompt. How a text is written: `Catalogue.swift`.
extension RussianTexts {
  static let shell: StaticString = #"""
    shell.welcome = Selfsame: Objective-C, в котором виден каждый счётчик. :помощь — список
      команд, :выход — выйти.
    shell.bye = До свидания.
    shell.bye.lesson = До свидания. В следующий раз продолжим отсюда: {1}, шаг {2}.
    shell.language.question = На каком языке будем говорить? (1, 2 или 3, затем Enter; позже —
      :язык)
    shell.noState = В папку состояния нельзя писать: история, язык и успехи в этот раз не
      сохранятся.
    shell.pipe.notUTF8 = Строка {1} ввода — не текст в UTF-8 (байт {2} строки). Она пропущена;
      сохраните текст в UTF-8.
    shell.unknownCommand = Команды :{1} нет. :помощь покажет все.
    shell.noCommand.redo = Команды redo нет. Отменённое остаётся на своей линии времени: :ветки перечисляет их, :ветки N
      переходит в конец одной из них.
    shell.unknownCommand.near = Команды :{1} нет. Может быть, :{2}?
    shell.unknownCommand.several = Команды :{1} нет. С этого начинаются {2}.
    shell.noArgument = {1} пишется без аргумента, а здесь после неё стоит «{2}». Напишите {1}
    shell.layout = {1} прочитано как {2} (другая раскладка клавиатуры).
    shell.notBuilt = Команда {1} ещё не готова. :помощь покажет готовые.
    shell.mode.mrc = Ручной подсчёт ссылок: retain и release пишете вы.
    shell.mode.arc = ARC: со следующего ввода retain и release пишет компилятор. Где именно, покажет
      :вставки.
    shell.group.lesson = Уроки
    shell.group.look = Смотреть на объекты
    shell.group.time = Ходить по времени
    shell.group.shell = Оболочка
    shell.help.end = Всё остальное — {1} и выполняется сразу. Tab дополняет, Ctrl-C
      отбрасывает недописанное или останавливает программу, Ctrl-D — выход. Подробнее: :помощь
      КОМАНДА.
    shell.help.notBuilt = Ещё не готовы: {1}
    shell.source.native = { ... }: это машина делает сама.
    shell.help.alsoNamed = Также: {1}
    shell.help.example = Пример:
    shell.noFunction = Функции, метода или класса {1} в вашей программе нет.
    numbers.thread = {1} — номер {3} среди объектов, созданных потоком {2}; номер без точки дал главный
      поток.
    numbers.group = {1} … {2}: вся группа, от первого номера до последнего.
    shell.source.which = Чей исходник? Например, :исходник NSObject.
    shell.unknownClass = Класса {1} нет. :класс покажет, какие есть.
    shell.unknownClass.near = Класса {1} нет. Может быть, {2}?
    shell.drain.empty = В пуле приглашения не ждёт ни один объект.
    shell.trace.on = Теперь показывается каждое событие.
    shell.trace.none = В последнем вводе нет событий: ни один объект не создан и не освобождён, счётчики не менялись. Простая запись в переменную — не событие.
    shell.trace.off = Снова кратко: только главное, в нескольких строках.
    shell.lang.current = Язык сейчас: {1}. Сменить: :язык en, :язык ru или :язык zh.
    shell.lang.unknown = Языка {1} здесь нет. Есть {2}.
    shell.lang.now = Теперь по-русски.
    shell.width.usage = Сколько места занимают неоднозначные символы: :ширина 1 или :ширина 2?
      Сейчас {1}. Выберите 2, если рамки выглядят рваными.
    shell.width.now = Неоднозначные символы теперь занимают столько мест: {1}.
    shell.load.which = Какой файл? Например, :загрузить Car.m.
    shell.lesson.none = Урок не открыт. :уроки покажет список, :начать откроет следующий.
    shell.lesson.noCourse = Уроки не найдены. Укажите папку: --lessons ПАПКА или SELFSAME_LESSONS.
    shell.lesson.unknown = Урока {1} нет. :уроки покажет список.
    shell.lesson.namesake = Под тем же именем ({1}) есть ещё: {2}.
    shell.lesson.stepOf = Шаг {1} из {2}
    shell.lesson.goOn = Enter — дальше.
    shell.lesson.goOn.pipe = :дальше — дальше.
    shell.lesson.yourTurn = Ваш ход: введите ответ, затем :проверить. :подсказка поможет.
    shell.lesson.notYet = В этом шаге есть задание. Решите его и введите :проверить — или :дальше,
      чтобы пропустить.
    shell.lesson.end = Это был последний шаг урока. :уроки покажет другие; приглашение остаётся в
      вашем распоряжении.
    shell.lesson.first = Это первый шаг.
    shell.lesson.noTask = В этом шаге нет задания для проверки. :дальше — к следующему.
    shell.lesson.nothingTyped = Для этого задания ещё ничего не введено.
    shell.lesson.solvedBefore = Это задание уже решено, и с тех пор ничего не введено. :дальше — к следующему,
      :решение покажет решение.
    shell.lesson.right = Верно.
    shell.lesson.rightWas = Не совсем. Правильно: {1}.
    shell.lesson.fail = Пока нет.
    shell.lesson.failedLine = Не выполняется: {1}
    shell.lesson.triedToo = Ответ — всё, что введено на этом шаге. Если вы что-то пробовали, дайте
      :сброс и введите один только ответ.
    shell.lesson.invalid = Ошибка в самом уроке: этот шаг нельзя оценить. Сообщите автору.
    shell.lesson.limit = Ответ остановлен: он превысил ограничения урока.
    shell.lesson.noHint = В этом шаге нет подсказок.
    shell.lesson.solutionLater = Решение можно увидеть ещё после {1} {1|one: попытки|few:
      попыток|many: попыток|other: попытки}. До тех пор поможет :подсказка.
    shell.lesson.reset = Шаг начат заново: объекты такие, какими их оставил код из его текста.
    shell.lesson.progress = Не удалось сохранить успехи в {1}: {2}.
    shell.state.notKept = Не удалось сохранить настройки в {1}.
    shell.progress.damaged = Файл {1} повреждён. Всё, что удалось прочитать, засчитано; прежний файл сохранён как {2}.
    shell.progress.damagedOnly = Файл {1} повреждён. Всё, что удалось прочитать, засчитано.
    shell.lesson.broken = Урок {1} не открывается:
    shell.lesson.predict.number = Сначала предскажите: какое число получится? Введите его.
    shell.lesson.predict.choice = Сначала предскажите: что верно? Введите букву.
    shell.lesson.stale = Перевод этого шага старее английского текста.
    shell.lesson.untranslated = Этот шаг показан по-английски: подходящего перевода ещё нет.
    shell.lesson.nextIs = Enter откроет следующий: {1}.
    shell.lesson.nextIs.pipe = :дальше откроет следующий: {1}.
    shell.lesson.maySee = Если хотите, :решение покажет решение.
    shell.trace.between = … между ними ещё {1} {1|one: событие|few: события|many: событий|other:
      события}
    shell.classes.own = Ваши
    shell.classes.prelude = Из Foundation
    shell.reset.free = Всё введённое забыто: новый, чистый мир.
    shell.bareCommand = {1} как код ничего не значит. Может быть, {2}?
    shell.bareCommand.words = Если имелась в виду команда: {1}
    write.replace = {1} уже есть. Заменить?
    shell.lesson.gapsAgain = Пропуски ещё раз: Enter оставляет то, что стоит в скобках.
    shell.lesson.gapLines = Можно продолжать со следующей строки; пустая строка — конец.
    shell.lesson.gapLeft = Обычное приглашение. Вводите что угодно; :проверить оценит ответ, :сброс вернёт
      пропуск.
    shell.lesson.fillGap = Введите только то, что стоит на месте пропуска. :подсказка поможет; пустая строка
      даст обычное приглашение.
    shell.errors.none = В последнем вводе ошибок не было.
    shell.raw.usage = Введите :сырой вкл или :сырой выкл. {1}
    shell.raw.on = Вывод программы попадает в терминал как есть, вместе с управляющими символами.
    shell.raw.off = Управляющие символы в выводе программы показываются, но не выполняются.
    """#
}
