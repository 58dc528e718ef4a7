#import <Foundation/Foundation.h>
@interface Squares : NSArray
@end
@implementation Squares
- (NSUInteger)count { return 5; }
- (id)objectAtIndex:(NSUInteger)index {
  printf("%lu ", (unsigned long)index);
  return @(index * index);
}
@end
int main(void) {
  @autoreleasepool {
    NSArray *all = [Squares new];
    id objects[2];
    printf("= %d\n", [[all lastObject] intValue]);  // expect: 4 = 16
    printf("= %d\n", [[all firstObject] intValue]);  // expect: 0 = 0
    printf("= %lu\n", (unsigned long)[all indexOfObject:@4]);  // expect: 0 1 2 = 2
    printf("= %d\n", [all containsObject:@1]);  // expect: 0 1 = 1
    printf("= %lu\n", (unsigned long)[all indexOfObject:@9 inRange:NSMakeRange(3, 2)]);  // expect: 3 = 3
    printf("= %d\n", [all isEqualToArray:@[ @0, @2, @3, @4, @5 ]]);  // expect: 0 1 = 0
    printf("= %d\n", [[all firstObjectCommonWithArray:@[ @1, @0 ]] intValue]);  // expect: 0 = 0
    [all getObjects:objects range:NSMakeRange(2, 2)];
    printf("= %d\n", [objects[1] intValue]);  // expect: 2 3 = 9
    printf("= %lu\n", (unsigned long)all.hash);  // expect: = 5
    [all release];
  }
  return 0;
}
