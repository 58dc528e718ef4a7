// mode: mrc
// Twenty thousand associations of one object are found by their keys, and go in the order in which they were made.
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
@interface Tag : NSObject { @public int number; }
@end
@implementation Tag
- (void)dealloc { printf("~%d\n", number); [super dealloc]; }
@end
static char keys[20000];
int main(void) {
  NSObject *o = [NSObject new], *other = [NSObject new];
  for (int i = 0; i < 20000; i++) objc_setAssociatedObject(o, &keys[i], other, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
  printf("%lu\n", (unsigned long)[other retainCount]);  // expect: 20001
  for (int i = 0; i < 20000; i += 2) objc_setAssociatedObject(o, &keys[i], nil, OBJC_ASSOCIATION_RETAIN);
  printf("%lu\n", (unsigned long)[other retainCount]);  // expect: 10001
  printf("%d %d\n", objc_getAssociatedObject(o, &keys[4]) == nil, objc_getAssociatedObject(o, &keys[5]) == other);
  // expect: 1 1
  [o release];
  printf("%lu\n", (unsigned long)[other retainCount]);  // expect: 1
  for (int i = 0; i < 5; i++) {
    Tag *tag = [Tag new];
    tag->number = i;
    objc_setAssociatedObject(other, &keys[i * 7], tag, OBJC_ASSOCIATION_RETAIN);
    [tag release];
  }
  objc_setAssociatedObject(other, &keys[0], nil, OBJC_ASSOCIATION_RETAIN);  // expect: ~0
  objc_setAssociatedObject(other, &keys[14], nil, OBJC_ASSOCIATION_RETAIN);  // expect: ~2
  objc_setAssociatedObject(other, &keys[28], nil, OBJC_ASSOCIATION_RETAIN);  // expect: ~4
  Tag *last = [Tag new];
  last->number = 9;
  objc_setAssociatedObject(other, &keys[3], last, OBJC_ASSOCIATION_RETAIN);
  [last release];
  printf("%d\n", objc_getAssociatedObject(other, &keys[28]) == nil);  // expect: 1
  objc_removeAssociatedObjects(other);
  // expect: ~1
  // expect: ~3
  // expect: ~9
  printf("%d\n", objc_getAssociatedObject(other, &keys[7]) == nil);  // expect: 1
  [other release];
  return 0;
}
