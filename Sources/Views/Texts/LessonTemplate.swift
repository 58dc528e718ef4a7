/// The lesson that `selfsame lesson new` begins with: small, whole, and right as it stands, so that an author
/// changes something that works. `{id}` and `{title}` are put in by the command.
package enum LessonTemplate {
  package static func text(id: String, title: String, in language: Language) -> String {
    let template: StaticString
    switch language {
    case .en: template = english
    case .ru: template = russian
    case .zh: template = chinese
    }
    return "\(template)".replacing("{id}", with: id).replacing("{title}", with: title) + "\n"
  }

  private static let english: StaticString = """
    ---
    lesson: 1
    id: {id}
    title: {title}
    mode: mrc
    teaches: []
    limit: steps=20000 objects=100
    ---

    # {title}

    A lamp hangs in a hall. Write here what this lesson is about, in three
    sentences.

    ```objc setup
    @interface Lamp : NSObject
    @end
    @implementation Lamp
    @end
    Lamp *hall = [[Lamp alloc] init];
    ```

    <!-- step: look -->

    ## Something that runs

    Every claim is shown by something that runs.

    ```objc run
    NSLog(@"owners: %d", (int)[hall retainCount]);
    ```

    ```output
    owners: 1
    ```

    <!-- step: task points=2 -->

    ## Your turn

    Make `mine` a second owner of the lamp.

    ```objc task
    Lamp *mine = ___;
    ```

    ```objc solution
    Lamp *mine = [hall retain];
    ```

    ```check
    mine same hall     -- mine is not the lamp in the hall
    count(hall) == 2   -- the lamp should have two owners
    ```

    ```mistake no-claim
    mine same hall
    count(hall) == 1
    ```

    ```objc wrong say=no-claim
    Lamp *mine = hall;
    ```

    > [!no-claim]
    > `mine` knows where the lamp is, but did not claim it: the count is still 1.

    > [!hint]
    > Which message says "I use it, too"?
    """

  private static let russian: StaticString = """
    ---
    lesson: 1
    id: {id}
    title: {title}
    mode: mrc
    teaches: []
    limit: steps=20000 objects=100
    ---

    # {title}

    В прихожей висит лампа. Здесь в трёх предложениях скажите, о чём этот урок.

    ```objc setup
    @interface Lamp : NSObject
    @end
    @implementation Lamp
    @end
    Lamp *hall = [[Lamp alloc] init];
    ```

    <!-- step: look -->

    ## То, что работает

    Каждое утверждение показывает код, который выполняется.

    ```objc run
    NSLog(@"owners: %d", (int)[hall retainCount]);
    ```

    ```output
    owners: 1
    ```

    <!-- step: task points=2 -->

    ## Ваш ход

    Сделайте `mine` вторым владельцем лампы.

    ```objc task
    Lamp *mine = ___;
    ```

    ```objc solution
    Lamp *mine = [hall retain];
    ```

    ```check
    mine same hall     -- mine указывает не на лампу в прихожей
    count(hall) == 2   -- у лампы должно быть два владельца
    ```

    ```mistake no-claim
    mine same hall
    count(hall) == 1
    ```

    ```objc wrong say=no-claim
    Lamp *mine = hall;
    ```

    > [!no-claim]
    > `mine` знает, где лампа, но не удерживает её: счётчик по-прежнему 1.

    > [!hint]
    > Какое сообщение говорит «я тоже ею пользуюсь»?
    """

  private static let chinese: StaticString = """
    ---
    lesson: 1
    id: {id}
    title: {title}
    mode: mrc
    teaches: []
    limit: steps=20000 objects=100
    ---

    # {title}

    门厅里挂着一盏灯。请在这里用三句话说明这一课讲什么。

    ```objc setup
    @interface Lamp : NSObject
    @end
    @implementation Lamp
    @end
    Lamp *hall = [[Lamp alloc] init];
    ```

    <!-- step: look -->

    ## 能运行的东西

    每个说法都由能运行的代码来证明。

    ```objc run
    NSLog(@"owners: %d", (int)[hall retainCount]);
    ```

    ```output
    owners: 1
    ```

    <!-- step: task points=2 -->

    ## 轮到你了

    让 `mine` 成为这盏灯的第二个所有者。

    ```objc task
    Lamp *mine = ___;
    ```

    ```objc solution
    Lamp *mine = [hall retain];
    ```

    ```check
    mine same hall     -- mine 不是门厅里的那盏灯
    count(hall) == 2   -- 这盏灯现在应当有两个所有者
    ```

    ```mistake no-claim
    mine same hall
    count(hall) == 1
    ```

    ```objc wrong say=no-claim
    Lamp *mine = hall;
    ```

    > [!no-claim]
    > `mine` 知道灯在哪里，却没有保留它：计数仍是 1。

    > [!hint]
    > 哪条消息的意思是“我也在用它”？
    """
}
