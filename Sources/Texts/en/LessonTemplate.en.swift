/// What `selfsame lesson new` writes, in this language: a small lesson that is right as it stands.
extension EnglishTexts {
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
}
