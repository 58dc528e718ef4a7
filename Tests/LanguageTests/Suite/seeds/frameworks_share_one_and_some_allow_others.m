// mode: arc
// after seed 000, on the classes of the framework: flexible singletons give the same object to all and
// a new one to whoever insists; NSNull has only the one
#import <Foundation/Foundation.h>
#define ASK(NAME, SHARED)                                           \
  do {                                                              \
    id one = [NAME SHARED], two = [NAME SHARED];                    \
    id other = [[NAME alloc] init];                                 \
    printf("%s %d %d\n", #NAME, one == two, one == other);          \
  } while (0)
int main(void) {
  @autoreleasepool {
    ASK(NSFileManager, defaultManager);  // expect: NSFileManager 1 0
    ASK(NSNotificationCenter, defaultCenter);  // expect: NSNotificationCenter 1 0
    ASK(NSUserDefaults, standardUserDefaults);  // expect: NSUserDefaults 1 0
    ASK(NSNull, null);  // expect: NSNull 1 1
    printf("%d\n", [NSProcessInfo processInfo] == [NSProcessInfo processInfo]);  // expect: 1
    printf("%d\n", [NSBundle mainBundle] == [NSBundle mainBundle]);  // expect: 1
  }
  return 0;
}
