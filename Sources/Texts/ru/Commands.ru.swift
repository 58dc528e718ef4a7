/// Names and help of the commands. How a text is written: `Catalogue.swift`.
extension RussianTexts {
  static let commands: StaticString = #"""
    command.help.name = помощь
    command.help.argument = [КОМАНДА]
    command.help.help = Список команд или рассказ об одной.
    command.lessons.name = уроки
    command.lessons.help = Части курса, уроки открытой части и ваши успехи; все уроки; уроки одной части; шаги
      одного урока.
    command.start.name = начать
    command.start.argument = [УРОК [ШАГ]|СЛОВО]
    command.start.help = Открыть урок по номеру или имени, можно сразу на нужном шаге, или урок о каком-нибудь слове;
      без имени — там, где вы остановились.
    command.next.name = дальше
    command.next.help = К следующему шагу. То же делает Enter на пустой строке, если нет открытого задания
      или вопроса.
    command.prev.name = раньше
    command.prev.help = К предыдущему шагу.
    command.hint.name = подсказка
    command.hint.help = Показать следующую подсказку.
    command.check.name = проверить
    command.check.help = Оценить то, что введено с начала шага.
    command.solution.name = решение
    command.solution.help = Показать решение — после двух попыток.
    command.reset.name = сброс
    command.reset.help = Начать шаг заново; вне урока (:покинуть) — забыть всё введённое.
    command.objects.name = объекты
    command.objects.help = Живые объекты и их настоящие счётчики. «Экземпляр» — сколько байтов нужно классу
      (class_getInstanceSize), «блок» — сколько памяти взято (malloc_size).
    command.class.name = класс
    command.class.argument = [КЛАСС]
    command.class.help = Показать класс: предков, переменные экземпляра, методы. Без имени —
      список классов.
    command.source.name = исходник
    command.source.argument = КЛАСС
    command.source.help = Исходный текст класса, в том числе из Foundation.
    command.zones.name = зоны
    command.zones.help = Зоны памяти и что в них лежит.
    command.pools.name = пулы
    command.pools.help = Пулы автоосвобождения и кто в них ждёт.
    command.drain.name = опустошить
    command.drain.help = Опустошить пул приглашения: каждый ждущий объект получит release.
    command.stack.name = стек
    command.stack.help = Где остановился последний ввод.
    command.word.on = вкл
    command.word.off = выкл
    command.word.all = все
    command.word.dead = мёртв мертв
    command.word.alive = жив
    command.word.same = одно
    command.trace.name = трасса
    command.trace.argument = [вкл|выкл] [ВИДЫ]
    command.trace.help = Показывать каждое событие ввода; без слова — один раз, для последнего. Виды: counts
      alloc init pool weak zone lock thread message, через запятую; library — ещё и то,
      что библиотека делает для себя.
    command.inserted.name = вставки
    command.inserted.argument = [ИМЯ]
    command.inserted.help = Показать вызовы, которые ARC вписал в ваши функции, на их местах: все или
      только одной функции, метода или класса.
    command.disasm.name = байткод
    command.disasm.argument = [ИМЯ]
    command.disasm.help = Байткод того, что вы написали, или одной функции, метода или класса.
    command.load.name = загрузить
    command.load.argument = ФАЙЛ
    command.load.help = Взять файл, как если бы его ввели здесь.
    command.mrc.name = mrc
    command.mrc.help = Дальше — ручной подсчёт ссылок.
    command.arc.name = arc
    command.arc.help = Дальше — с ARC: retain и release пишет компилятор.
    command.lang.name = язык
    command.lang.argument = [{1}]
    command.lang.help = Сменить язык.
    command.width.name = ширина
    command.width.argument = 1|2
    command.width.help = Сколько места в вашем терминале занимают неоднозначные символы.
    command.quit.name = выход
    command.quit.help = Выйти.
    command.errors.name = ошибки
    command.errors.help = Все ошибки последнего ввода.
    command.raw.name = сырой
    command.raw.argument = вкл|выкл
    command.raw.help = Пропускать управляющие символы программ к терминалу или показывать их.
    """#
}
