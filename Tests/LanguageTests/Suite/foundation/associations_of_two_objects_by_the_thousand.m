// mode: mrc
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
static char keys[5000];
@interface Tag : NSObject {
  int number;
}
- (id)initWith:(int)n;
@end
@implementation Tag
- (id)initWith:(int)n {
  number = n;
  return self;
}
- (void)dealloc {
  if (number % 1000 == 0) printf("-%d\n", number);
  [super dealloc];
}
@end
static int found(id a, id b) {
  int n = 0;
  for (int i = 0; i < 5000; i++)
    if (objc_getAssociatedObject(i & 1 ? a : b, &keys[i])) n++;
  return n;
}
int main(void) {
  id a = [NSObject new], b = [NSObject new];
  for (int i = 0; i < 5000; i++) {
    Tag *tag = [[Tag alloc] initWith:i];
    objc_setAssociatedObject(i & 1 ? a : b, &keys[i], tag, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
    [tag release];
  }
  printf("%d %d\n", found(a, b), found(b, a));  // expect: 5000 0
  for (int i = 0; i < 5000; i += 3)
    objc_setAssociatedObject(i & 1 ? a : b, &keys[i], nil, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
  printf("%d\n", found(a, b));
  // expect: -0
  // expect: -3000
  // expect: 3333
  objc_removeAssociatedObjects(b);
  printf("%d\n", found(a, b));
  // expect: -1000
  // expect: -2000
  // expect: -4000
  // expect: 1667
  [a release];
  [b release];
  return 0;
}
