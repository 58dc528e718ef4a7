// NSUndoManager: groups, redo as the undo of an undo, names, and nothing retained that is changed.
// mode: arc
#import <Foundation/Foundation.h>
@interface Account : NSObject
@property (nonatomic) int balance;
@property (nonatomic, strong) NSUndoManager *undo;
@property (nonatomic, copy) NSString *owner;
@end
@implementation Account
- (void)deposit:(int)amount {
  [[self.undo prepareWithInvocationTarget:self] deposit:-amount];
  if (!self.undo.isUndoing && !self.undo.isRedoing) [self.undo setActionName:@"Deposit"];
  self.balance += amount;
}
- (void)rename:(NSString *)name {
  [self.undo registerUndoWithTarget:self selector:@selector(rename:) object:self.owner];
  self.owner = name;
}
- (void)dealloc { printf("account gone\n"); }
@end
int main() {
  @autoreleasepool {
    NSUndoManager *undo = [NSUndoManager new];
    undo.groupsByEvent = NO;
    @autoreleasepool {
      Account *a = [Account new];
      a.undo = undo;
      [undo beginUndoGrouping];
      [a deposit:10];
      [a deposit:5];
      [undo endUndoGrouping];
      [undo beginUndoGrouping];
      [a rename:@"Ann"];
      [undo endUndoGrouping];
      // expect: 15 Ann 1 0
      printf("%d %s %d %d\n", a.balance, a.owner.UTF8String, undo.canUndo, undo.canRedo);
      [undo undo];
      // expect: 15 (null) 1 1 Undo Deposit
      printf("%d %s %d %d %s\n", a.balance, a.owner ? a.owner.UTF8String : "(null)", undo.canUndo, undo.canRedo,
             undo.undoMenuItemTitle.UTF8String);
      [undo undo];
      // expect: 0 0 Deposit
      printf("%d %d %s\n", a.balance, undo.canUndo, undo.redoActionName.UTF8String);
      [undo redo];
      [undo redo];
      // expect: 15 Ann 0
      printf("%d %s %d\n", a.balance, a.owner.UTF8String, undo.canRedo);
      [undo undo];
      [undo beginUndoGrouping];
      [a deposit:1];
      [undo endUndoGrouping];
      // expect: 16 0
      printf("%d %d\n", a.balance, undo.canRedo);
      @try {
        [a deposit:2];
      } @catch (NSException *e) {
        // expect: NSInternalInconsistencyException
        printf("%s\n", e.name.UTF8String);
      }
      [undo disableUndoRegistration];
      [a deposit:100];
      [undo enableUndoRegistration];
      [undo removeAllActionsWithTarget:a];
      // expect: 116 0
      printf("%d %d\n", a.balance, undo.canUndo);
      __block int times = 0;
      [undo beginUndoGrouping];
      [undo registerUndoWithTarget:a handler:^(Account *target) { times += target.balance; }];
      [undo endUndoGrouping];
      [undo undo];
      // expect: 116
      printf("%d\n", times);
    }
    // expect: account gone
    NSUndoManager *byEvent = [NSUndoManager new];
    NSMutableArray *list = [NSMutableArray array];
    [[byEvent prepareWithInvocationTarget:list] removeLastObject];
    [list addObject:@1];
    [[byEvent prepareWithInvocationTarget:list] removeLastObject];
    [list addObject:@2];
    // expect: 2 1
    printf("%lu %ld\n", list.count, (long)byEvent.groupingLevel);
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.01]];
    // expect: 0
    printf("%ld\n", (long)byEvent.groupingLevel);
    [[byEvent prepareWithInvocationTarget:list] removeLastObject];
    [list addObject:@3];
    [byEvent undo];
    // expect: 2
    printf("%lu\n", list.count);
    [byEvent undo];
    // expect: 0
    printf("%lu\n", list.count);
  }
  return 0;
}
