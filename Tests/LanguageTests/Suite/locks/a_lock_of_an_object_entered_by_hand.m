// mode: mrc
#import <Foundation/Foundation.h>
extern int objc_sync_enter(id object);
extern int objc_sync_exit(id object);
int main(void) {
  NSObject *door = [NSObject new];
  NSLog(@"%d %d", objc_sync_enter(door), objc_sync_enter(door));
  @synchronized (door) { NSLog(@"inside"); }
  NSLog(@"%d %d", objc_sync_exit(door), objc_sync_exit(door));
  NSLog(@"%d", objc_sync_exit(door) == 0);
  [door release];
  return 0;
}
// expect: 0 0
// expect: inside
// expect: 0 0
// expect: 0
