// swift-format-ignore-file
// Written by `make library` from Threads/NSThread+Notifications.m: change it there.
enum NSThreadNotificationsText {
static let text: StaticString = #"""
NSString *const NSWillBecomeMultiThreadedNotification = @"NSWillBecomeMultiThreadedNotification";
NSString *const NSDidBecomeSingleThreadedNotification = @"NSDidBecomeSingleThreadedNotification";
NSString *const NSThreadWillExitNotification = @"NSThreadWillExitNotification";

@implementation NSThread (Notifications)
- (void)__willExit {
  [[NSNotificationCenter defaultCenter] postNotificationName:NSThreadWillExitNotification object:self];
}
@end
"""#
}
