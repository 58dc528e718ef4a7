/// What `selfsame lesson new` writes, in this language: a small lesson that is right as it stands.
extension RussianTexts {
  static let lessonTemplate: StaticString = """
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
}
