// What Swift calls otherwise of operations and their queues.
//: part Swift, operations
//: internal
//: names __selfsame_swift_operations
//: requires Operations

@interface NSBlockOperation (Swift)
- (instancetype)initWithSwiftBlock:(void (^)(void))block;
@end
@interface NSOperationQueue (Swift)
- (_Bool)swiftSuspended;
- (void)setSwiftSuspended:(_Bool)isSuspended;
- (void)swiftAddBlock:(void (^)(void))block;
@end

@implementation NSBlockOperation (Swift)
- (instancetype)initWithSwiftBlock:(void (^)(void))block {
  self = [super init];
  [self addExecutionBlock:block];
  return self;
}
@end
@implementation NSOperationQueue (Swift)
- (_Bool)swiftSuspended { return [self isSuspended]; }
- (void)setSwiftSuspended:(_Bool)isSuspended { [self setSuspended:isSuspended]; }
// Swift's program has no pool around it.
- (void)swiftAddBlock:(void (^)(void))block {
  @autoreleasepool { [self addOperationWithBlock:block]; }
}
@end
