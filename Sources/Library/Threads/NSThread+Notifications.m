// What a center hears of threads: that a program begins to use several, and that one is about to end.
//: part NSThread, its notifications
//: requires Threads
//: requires NSNotificationCenter

NSString *const NSWillBecomeMultiThreadedNotification = @"NSWillBecomeMultiThreadedNotification";
NSString *const NSDidBecomeSingleThreadedNotification = @"NSDidBecomeSingleThreadedNotification";
NSString *const NSThreadWillExitNotification = @"NSThreadWillExitNotification";

@implementation NSThread (Notifications)
- (void)__willExit {
  [[NSNotificationCenter defaultCenter] postNotificationName:NSThreadWillExitNotification object:self];
}
@end
