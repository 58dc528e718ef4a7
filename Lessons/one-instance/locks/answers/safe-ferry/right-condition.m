static NSConditionLock *gate = nil;
@implementation Ferry
+ (void)initialize { if (gate == nil) gate = [[NSConditionLock alloc] initWithCondition:0]; }
+ (Ferry *)ferry {
  [gate lock];
  Ferry *answer = theFerry ? theFerry : (theFerry = [[Ferry alloc] init]);
  [gate unlock];
  return answer;
}
@end
