#import <Foundation/Foundation.h>
@interface Row : NSObject
@end
@implementation Row
@end
int main(void) {
  Row *a = NSAllocateObject([Row class], 8, NULL);
  long *cell = object_getIndexedIvars(a);
  *cell = 77;
  Row *b = NSCopyObject(a, 8, NULL);
  long *other = object_getIndexedIvars(b);
  printf("%ld %d\n", *other, cell == other);  // expect: 77 0
  return 0;
}
