// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  NSIndexPath *path = [NSIndexPath indexPathForRow:3 inSection:1];
  printf("%ld %ld %lu\n", (long)path.section, (long)path.row, (unsigned long)path.length);
  NSIndexPath *deeper = [path indexPathByAddingIndex:7];
  printf("%lu %lu\n", (unsigned long)[deeper indexAtPosition:2], (unsigned long)deeper.length);
  printf("%d %ld\n", [[deeper indexPathByRemovingLastIndex] isEqual:path], (long)[path compare:deeper]);
  return 0;
}
// expect: 1 3 2
// expect: 7 3
// expect: 1 -1
