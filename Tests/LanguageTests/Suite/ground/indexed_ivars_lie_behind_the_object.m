#import <Foundation/Foundation.h>
@interface Row : NSObject {
  NSUInteger _count;
}
+ (Row *)rowOf:(NSUInteger)count;
- (int *)cells;
@end
@implementation Row
+ (Row *)rowOf:(NSUInteger)count {
  Row *row = NSAllocateObject(self, count * sizeof(int), NULL);
  row->_count = count;
  return row;
}
- (int *)cells { return object_getIndexedIvars(self); }
@end
int main(void) {
  Row *row = [Row rowOf:5];
  printf("%d\n", [row cells][4]);  // expect: 0
  for (int i = 0; i < 5; i++) [row cells][i] = i * 10;
  printf("%d %ld\n", [row cells][4], (char *)[row cells] - (char *)row);  // expect: 40 16
  return 0;
}
