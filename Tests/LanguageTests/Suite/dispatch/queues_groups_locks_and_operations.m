// mode: arc
// serial, concurrent, barrier, apply, after, specific, suspend, operations, conditions
#import <Foundation/Foundation.h>
int main(void) { @autoreleasepool {
    dispatch_queue_t s = dispatch_queue_create("com.x.s", NULL), c = dispatch_queue_create("c", DISPATCH_QUEUE_CONCURRENT);
    NSMutableArray *log = [NSMutableArray array];
    for (int i = 0; i < 5; i++) dispatch_async(s, ^{ [log addObject:@(i)]; });
    dispatch_sync(s, ^{ [log addObject:@"sync"]; }); printf("%s\n", [log componentsJoinedByString:@","].UTF8String);
    __block int v = 0; for (int i = 0; i < 4; i++) dispatch_async(c, ^{ @synchronized(log) { v++; } });
    dispatch_barrier_sync(c, ^{ printf("barrier %d\n", v); });
    dispatch_barrier_async(c, ^{ v = 100; }); dispatch_sync(c, ^{ printf("%d\n", v); });
    int *sq = calloc(6, sizeof *sq); dispatch_apply(6, dispatch_get_global_queue(0, 0), ^(size_t i) { sq[i] = (int)(i * i); }); for (int i = 0; i < 6; i++) printf("%d ", sq[i]); puts(""); free(sq);
    dispatch_semaphore_t sem = dispatch_semaphore_create(0);
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(0.05 * NSEC_PER_SEC)), s, ^{ printf("after\n"); dispatch_semaphore_signal(sem); });
    printf("wait %d\n", dispatch_semaphore_wait(sem, dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_MSEC)) != 0); printf("%ld\n", (long)dispatch_semaphore_wait(sem, DISPATCH_TIME_FOREVER));
    printf("%s\n", dispatch_queue_get_label(s));
    static char key; dispatch_queue_set_specific(s, &key, (void *)7, NULL); dispatch_sync(s, ^{ printf("%ld ", (long)dispatch_get_specific(&key)); }); printf("%d\n", dispatch_get_specific(&key) == NULL);
    NSOperationQueue *q = [NSOperationQueue new]; q.maxConcurrentOperationCount = 1;
    NSBlockOperation *a = [NSBlockOperation blockOperationWithBlock:^{ printf("A "); }], *b = [NSBlockOperation blockOperationWithBlock:^{ printf("B "); }];
    [a addDependency:b]; [q addOperation:a]; [q addOperation:b]; [q waitUntilAllOperationsAreFinished]; printf("%d\n", a.isFinished);
    NSLock *l = [NSLock new]; [l lock]; printf("%d ", [l tryLock]); [l unlock]; NSRecursiveLock *r = [NSRecursiveLock new]; [r lock]; [r lock]; printf("%d\n", [r tryLock]); [r unlock]; [r unlock]; [r unlock];
    NSCondition *cond = [NSCondition new]; __block BOOL ready = NO;
    NSThread *t = [[NSThread alloc] initWithBlock:^{ [cond lock]; ready = YES; [cond signal]; [cond unlock]; }]; t.name = @"worker"; [t start];
    [cond lock]; while (!ready) [cond wait]; [cond unlock]; printf("ready %s\n", t.name.UTF8String);
    dispatch_queue_t target = dispatch_queue_create("t", NULL); dispatch_set_target_queue(c, target);
    dispatch_suspend(s); dispatch_async(s, ^{ printf("resumed\n"); }); printf("suspended\n"); dispatch_resume(s); dispatch_sync(s, ^{});
    dispatch_block_t blk = ^{ printf("%d\n", [NSThread isMainThread]); }; dispatch_sync(s, blk);
    __block int once = 0; static dispatch_once_t tok; for (int i = 0; i < 3; i++) dispatch_once(&tok, ^{ once++; }); printf("%d %ld\n", once, (long)tok);
    NSOperation *op = [NSBlockOperation blockOperationWithBlock:^{ printf("never"); }]; [op cancel]; [op start]; printf("%d %d\n", op.isCancelled, op.isFinished);
    [NSThread detachNewThreadWithBlock:^{ [[NSThread currentThread] setName:@"d"]; dispatch_semaphore_signal(sem); }]; dispatch_semaphore_wait(sem, DISPATCH_TIME_FOREVER); printf("end\n");
} return 0; }
// expect: 0,1,2,3,4,sync
// expect: barrier 4
// expect: 100
// expect: 0 1 4 9 16 25 
// expect: wait 1
// expect: after
// expect: 0
// expect: com.x.s
// expect: 7 1
// expect: B A 1
// expect: 0 1
// expect: ready worker
// expect: suspended
// expect: resumed
// expect: 1
// expect: 1 -1
// expect: 1 1
// expect: end
