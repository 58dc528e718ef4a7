// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  NSPointerArray *list = [NSPointerArray weakObjectsPointerArray];
  [list addPointer:NULL];
  @autoreleasepool {
    NSObject *object = [NSObject new];
    [list addPointer:(__bridge void *)object];
    printf("%lu %lu\n", (unsigned long)list.count, (unsigned long)list.allObjects.count);
  }
  printf("%lu %lu\n", (unsigned long)list.count, (unsigned long)list.allObjects.count);
  [list compact];
  printf("%lu\n", (unsigned long)list.count);
  return 0;
}
// expect: 2 1
// expect: 2 0
// expect: 0
