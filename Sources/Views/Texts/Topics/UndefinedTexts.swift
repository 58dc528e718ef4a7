/// Texts about one topic, in the three languages side by side: what C leaves undefined.
/// How a text is written: `Catalogue.swift`.

extension EnglishTexts {
  static let undefined: StaticString = #"""
    W0318.label = {1} has no value yet
    W0318.text = A local variable begins with whatever its memory held before. Give it a value
      before you read it.
    W0318.next = write a first value where {1} is declared.
    W0319.label = does not fit
    W0319.text = The compiler computes this itself, and the result does not fit the type.
    W0319.next = make one of the numbers longer: 1L instead of 1.
    W0320.label = is this what you mean?
    W0320.text = A single = stores a value, == compares; a ; right behind the condition is an empty
      body; a comparison by itself changes nothing.
    W0320.next = write what is meant, or put the assignment into a second pair of parentheses.
    W0401.label = {1} does not fit in {2}; the program goes on with {3}
    W0401.text = C leaves open what a signed overflow gives. Here, as on most machines, the number
      wraps around; an optimising compiler may do something else.
    W0401.next = use a wider type, or an unsigned one if wrapping is what you want.
    W0402.label = a shift by {1}; the program goes on with {3}
    W0402.text = C leaves open what happens when the number of places is negative or not smaller
      than the width of the type. Most processors use only the low bits of it.
    W0402.next = keep the number of places between 0 and the width of the type less one.
    R0637.title = {1} is read before it has a value
    R0637.label = nothing was stored here yet
    R0637.text = A local variable and a block from malloc begin with whatever the memory held
      before. A real program goes on with that; it may even look right for a while.
    R0637.next = store a value first: write one where it is declared, or use calloc.
    R0638.title = access outside of {4}
    R0638.label = outside of {4}
    R0638.text = A {3} of {2} {2|one: byte|other: bytes} at offset {6} of {4}, which has {5}. A real
      program would reach the variable that happens to lie beside it.
    R0638.next = count from 0: the last element of an array of n has the number n - 1.
    R0639.title = {4} is used after its block has ended
    R0639.label = {4} is gone
    R0639.text = A local variable lives until the closing brace of its block; a pointer to it leads
      nowhere after that.
    R0639.next = declare {4} outside of the inner braces.
    E0357.label = {1} allows no subclasses
    E0357.text = objc_subclassing_restricted promises the compiler that a class is the last of its
      line.
    E0357.next = inherit from another class, or keep an object of {1} in an instance variable.
    E0355.label = the reading ends here
    E0355.text = There are more errors than anybody wants to read at once. Most often the later ones
      follow from the first.
    E0355.next = mend the first error, then look again.
    E0126.title = {1} is no lesson
    E0126.label = nothing to check here
    E0126.text = check proves lessons: a folder with a lesson.md, that file itself, or a folder of
      such folders.
    E0126.next = give the lesson's folder; a program is started with selfsame run.
    E0356.title = the variables of {1} are larger than the stack
    E0356.label = no room for them
    E0356.text = The variables of a function lie on the stack, which has a few megabytes. A real
      program crashes as soon as it touches them.
    E0356.next = take large arrays from malloc, or make them static.
    R0644.title = something that is no object is used as one
    R0644.label = {1} is no object
    R0644.text = A function of the library needs an object here, and at this address none begins.
    R0644.next = look where the value comes from: a number, or a pointer to something else.
    R0645.title = a chain of objects is too long to be freed at one go
    R0645.label = {1} calls are nested
    R0645.text = Each object gives up the next one in its own -dealloc, so the calls nest as deep as
      the chain is long. A real program overflows its stack here, too.
    R0645.next = free the chain in a loop: keep the next one, cut it off, release the first.
    R0646.title = {1} contains itself
    R0646.label = this never ends
    R0646.text = To describe, compare or count a collection every element is asked, and one of them is
      the collection itself. A real program overflows its stack here.
    R0646.next = take the collection out of itself.
    R0647.title = the variables of {1} are larger than the stack
    R0647.label = no room for them
    R0647.text = The variables of a function lie on the stack, which has a few megabytes. A real
      program crashes as soon as it touches them.
    R0647.next = take large arrays from malloc, or make them static.
    note.variableDeclared = {1} is declared here
    note.uninitializedUse = it is read here
    """#
}

extension RussianTexts {
  static let undefined: StaticString = #"""
    W0318.label = у {1} ещё нет значения
    W0318.text = Локальная переменная начинается с того, что раньше лежало в её памяти. Сначала
      присвойте значение, потом читайте.
    W0318.next = задайте начальное значение там, где объявлена {1}.
    W0319.label = не помещается
    W0319.text = Это выражение вычисляет сам компилятор, и результат не помещается в тип.
    W0319.next = сделайте одно из чисел длиннее: 1L вместо 1.
    W0320.label = вы это имели в виду?
    W0320.text = Одиночный = записывает значение, а сравнивает ==; точка с запятой сразу после
      условия — пустое тело; сравнение само по себе ничего не меняет.
    W0320.next = напишите то, что имеется в виду, или заключите присваивание во вторые скобки.
    W0401.label = {1} не помещается в {2}; программа продолжает с числом {3}
    W0401.text = C не определяет, что получится при знаковом переполнении. Здесь, как и на
      большинстве машин, число переходит через край; оптимизирующий компилятор может поступить
      иначе.
    W0401.next = возьмите тип шире или беззнаковый, если переход через край и нужен.
    W0402.label = сдвиг на {1}; программа продолжает с числом {3}
    W0402.text = C не определяет, что будет, если число позиций отрицательно или не меньше ширины
      типа. Большинство процессоров берёт только его младшие биты.
    W0402.next = сдвигайте не меньше чем на 0 и меньше чем на ширину типа.
    R0637.title = чтение раньше, чем появилось значение: {1}
    R0637.label = сюда ещё ничего не записали
    R0637.text = Локальная переменная и блок из malloc начинаются с того, что раньше лежало в этой
      памяти. Настоящая программа пойдёт дальше с этим мусором и какое-то время может даже
      казаться верной.
    R0637.next = сначала запишите значение: при объявлении или возьмите calloc.
    R0638.title = обращение за пределы {4}
    R0638.label = за пределами {4}
    R0638.text = Операция: {3}, {2} {2|one: байт|few: байта|many: байт} по смещению {6} от начала
      {4}; размер — {5}. Настоящая программа попала бы в соседнюю переменную.
    R0638.next = считайте с нуля: последний элемент массива из n имеет номер n - 1.
    R0639.title = {4}: обращение после конца блока
    R0639.label = {4} уже нет
    R0639.text = Локальная переменная живёт до закрывающей скобки своего блока; указатель на неё
      после этого никуда не ведёт.
    R0639.next = объявите {4} вне внутренних скобок.
    E0357.label = у {1} не бывает подклассов
    E0357.text = objc_subclassing_restricted обещает компилятору, что от этого класса никто не
      наследует.
    E0357.next = наследуйте от другого класса или храните объект {1} в переменной экземпляра.
    E0355.label = дальше текст не читается
    E0355.text = Ошибок больше, чем хочется прочесть за один раз. Чаще всего поздние следуют из
      первой.
    E0355.next = исправьте первую ошибку и посмотрите ещё раз.
    E0126.title = {1} — не урок
    E0126.label = здесь нечего проверять
    E0126.text = check проверяет уроки: папку с файлом lesson.md, сам этот файл или папку с такими
      папками.
    E0126.next = укажите папку урока; программу запускает selfsame run.
    E0356.title = переменные {1} больше стека
    E0356.label = для них нет места
    E0356.text = Переменные функции лежат на стеке, а в нём несколько мегабайт. Настоящая программа
      упадёт, как только к ним обратится.
    E0356.next = большие массивы берите из malloc или объявляйте static.
    R0644.title = вместо объекта дано что-то другое
    R0644.label = {1} — не объект
    R0644.text = Функции библиотеки здесь нужен объект, а по этому адресу ни один не начинается.
    R0644.next = посмотрите, откуда взялось значение: число или указатель на что-то другое.
    R0645.title = цепочка объектов слишком длинна, чтобы освободить её за один раз
    R0645.label = вложенных вызовов: {1}
    R0645.text = Каждый объект освобождает следующий в своём -dealloc, поэтому вызовы вложены так же
      глубоко, как длинна цепочка. Настоящая программа здесь тоже переполнит стек.
    R0645.next = освобождайте цепочку в цикле: запомните следующий, отцепите его, освободите первый.
    R0646.title = {1} содержит само себя
    R0646.label = это никогда не кончится
    R0646.text = Чтобы описать, сравнить или сосчитать коллекцию, спрашивают каждый её элемент, а один
      из них — она сама. Настоящая программа здесь переполнит стек.
    R0646.next = уберите коллекцию из неё самой.
    R0647.title = переменные {1} больше стека
    R0647.label = для них нет места
    R0647.text = Переменные функции лежат на стеке, а в нём несколько мегабайт. Настоящая программа
      упадёт, как только к ним обратится.
    R0647.next = большие массивы берите из malloc или объявляйте static.
    note.variableDeclared = {1}: объявление здесь
    note.uninitializedUse = читается здесь
    """#
}

extension ChineseTexts {
  static let undefined: StaticString = #"""
    W0318.label = {1} 还没有值
    W0318.text = 局部变量一开始是那块内存里原来留下的内容。读取之前先给它一个值。
    W0318.next = 在声明 {1} 的地方写上初始值。
    W0319.label = 放不下
    W0319.text = 这个表达式由编译器计算，结果超出了类型的范围。
    W0319.next = 把其中一个数写得更长：用 1L 代替 1。
    W0320.label = 这是你的本意吗？
    W0320.text = 单个 = 是赋值，== 才是比较；条件后面紧跟的 ; 是一个空的循环体或分支；单独一个比较什么也不改变。
    W0320.next = 写出真正的意思；如果确实要赋值，就再加一层括号。
    W0401.label = {1} 超出了 {2} 的范围；程序用 {3} 继续运行
    W0401.text = C 没有规定有符号溢出的结果。这里和大多数机器一样，数值会回绕；做优化的编译器可能有别的做法。
    W0401.next = 换用更宽的类型；如果需要回绕，就用无符号类型。
    W0402.label = 移动了 {1} 位；程序用 {3} 继续运行
    W0402.text = 位数为负，或者不小于类型的宽度时，C 没有规定结果。大多数处理器只看位数的低几位。
    W0402.next = 位数应当不小于 0，并且小于类型的宽度。
    R0637.title = {1} 还没有值就被读取
    R0637.label = 这里还没有写入过
    R0637.text = 局部变量和 malloc 得到的内存块一开始是内存里原来留下的内容。真实的程序会带着它继续运行，甚至一时看起来是对的。
    R0637.next = 先写入一个值：在声明处初始化，或者改用 calloc。
    R0638.title = 访问超出 {4} 的范围
    R0638.label = 在 {4} 之外
    R0638.text = 操作：在 {4} 的偏移 {6} 处{3} {2} 字节，而它的大小是 {5}。真实的程序会碰到旁边的变量。
    R0638.next = 从 0 数起：有 n 个元素的数组，最后一个是 n - 1 号。
    R0639.title = {4} 在所属的代码块结束之后仍被使用
    R0639.label = {4} 已经不在了
    R0639.text = 局部变量只活到所属代码块的右花括号；在那之后，指向它的指针不再指向任何东西。
    R0639.next = 把 {4} 声明在内层花括号之外。
    E0357.label = {1} 不允许有子类
    E0357.text = objc_subclassing_restricted 向编译器保证：没有任何类继承这个类。
    E0357.next = 改为继承别的类，或者把 {1} 的对象放在实例变量里。
    E0355.label = 后面不再读取
    E0355.text = 错误太多，一次读不完。后面的错误往往是第一个错误引起的。
    E0355.next = 先改正第一个错误，再看一遍。
    E0126.title = {1} 不是一课
    E0126.label = 这里没有可检查的内容
    E0126.text = check 检查的是课：含有 lesson.md 的文件夹、这个文件本身，或者由这样的文件夹组成的文件夹。
    E0126.next = 请给出课的文件夹；程序用 selfsame run 来运行。
    E0356.title = {1} 的变量比栈还大
    E0356.label = 没有地方放
    E0356.text = 函数的变量放在栈上，而栈只有几兆字节。真实的程序一碰到它们就会崩溃。
    E0356.next = 大数组用 malloc 分配，或者声明为 static。
    R0644.title = 把不是对象的东西当作对象使用
    R0644.label = {1} 不是对象
    R0644.text = 库函数在这里需要一个对象，而这个地址处没有对象。
    R0644.next = 查一查这个值从哪里来：是一个数，还是指向别的东西的指针。
    R0645.title = 对象链太长，无法一次释放完
    R0645.label = 嵌套了 {1} 层调用
    R0645.text = 每个对象都在自己的 -dealloc 中释放下一个对象，链有多长，调用就嵌套多深。真实的程序在这里同样会栈溢出。
    R0645.next = 用循环释放：先记住下一个，断开它，再释放第一个。
    R0646.title = {1} 包含了它自己
    R0646.label = 这永远不会结束
    R0646.text = 描述、比较或统计一个集合时要逐个询问元素，而其中一个就是集合自己。真实的程序在这里会栈溢出。
    R0646.next = 把集合从它自己里面取出来。
    R0647.title = {1} 的变量比栈还大
    R0647.label = 没有地方放
    R0647.text = 函数的变量放在栈上，而栈只有几兆字节。真实的程序一碰到它们就会崩溃。
    R0647.next = 大数组用 malloc 分配，或者声明为 static。
    note.variableDeclared = {1} 在这里声明
    note.uninitializedUse = 在这里读取
    """#
}
