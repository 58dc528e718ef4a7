// An invocation called later: by a timer, or as an operation.
//: part invocations for later
//: names invocation initWithInvocation
//: requires forwarding
//: requires Operations
//: requires Run loops

@interface NSTimer (Invocations)
+ (NSTimer *)timerWithTimeInterval:(NSTimeInterval)interval invocation:(NSInvocation *)invocation
                           repeats:(BOOL)repeats;
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval invocation:(NSInvocation *)invocation
                                    repeats:(BOOL)repeats;
@end
@interface NSInvocationOperation (Invocations)
- (instancetype)initWithInvocation:(NSInvocation *)invocation;
- (NSInvocation *)invocation;
@end
@implementation NSInvocation (Later)
- (void)__fired:(NSTimer *)timer { [self invoke]; }
- (id)__resultOf:(id)unused {
  id result = nil;
  [self invoke];
  if ([[self methodSignature] methodReturnType][0] == '@') [self getReturnValue:&result];
  return result;
}
@end
@implementation NSTimer (Invocations)
+ (NSTimer *)timerWithTimeInterval:(NSTimeInterval)interval invocation:(NSInvocation *)invocation
                           repeats:(BOOL)repeats {
  [invocation retainArguments];
  return [self timerWithTimeInterval:interval target:invocation selector:@selector(__fired:) userInfo:nil
                             repeats:repeats];
}
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval invocation:(NSInvocation *)invocation
                                    repeats:(BOOL)repeats {
  NSTimer *timer = [self timerWithTimeInterval:interval invocation:invocation repeats:repeats];
  [[NSRunLoop currentRunLoop] addTimer:timer forMode:NSDefaultRunLoopMode];
  return timer;
}
@end
@implementation NSInvocationOperation (Invocations)
- (instancetype)initWithInvocation:(NSInvocation *)invocation {
  [invocation retainArguments];
  return [self initWithTarget:invocation selector:@selector(__resultOf:) object:nil];
}
- (NSInvocation *)invocation { return _selector == @selector(__resultOf:) ? _target : nil; }
@end
