// mode: mrc
#import <Foundation/Foundation.h>
typedef NS_ENUM(NSInteger, Colour) { Red, Green };
enum size { small, large };
int main(void) {
  @autoreleasepool {
    NSArray *sorted = [@[@"bb", @"a", @"ccc"] sortedArrayUsingComparator:^(id x, id y) {
      if ([x length] > [y length]) return NSOrderedAscending;
      if ([x length] < [y length]) return NSOrderedDescending;
      return NSOrderedSame;
    }];
    NSLog(@"%@", [sorted componentsJoinedByString:@","]);
    Colour (^colour)(int) = ^(int i) { return i ? Red : Green; };
    int (^size)(void) = ^{ return large; };
    NSLog(@"%ld %d", (long)colour(0), size());
  }
  return 0;
}
// expect: ccc,bb,a
// expect: 1 1
