/// What `selfsame lesson new` writes, in this language: a small lesson that is right as it stands.
extension ChineseTexts {
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
