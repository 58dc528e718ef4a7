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
    R0639.title = {4} 在所属的块结束之后仍被使用
    R0639.label = {4} 已经不在了
    R0639.text = 局部变量只活到所属的块的右花括号；在那之后，指向它的指针不再指向任何东西。
    R0639.next = 把 {4} 声明在内层花括号之外。
    note.variableDeclared = {1} 在这里声明
    note.uninitializedUse = 在这里读取
    """#
}
