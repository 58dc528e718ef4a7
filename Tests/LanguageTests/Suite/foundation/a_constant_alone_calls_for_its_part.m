#import <Foundation/Foundation.h>

// A name of the library is known wherever it stands first: constants and macros as well as classes.
@interface SwiftArray : NSObject
@property int n;
@end
@implementation SwiftArray
@end

int main(void) {
  printf("%d\n", (int)NSDesktopDirectory);  // expect: 12
  printf("%d\n", (int)NSCalendarUnitDay);  // expect: 16
  printf("%d\n", (int)NSOperationQueuePriorityHigh);  // expect: 4
  printf("%d\n", (int)NSNumberFormatterRoundFloor);  // expect: 1
  // What is the library's own is no program's: the name is free.
  SwiftArray *mine = [SwiftArray new];
  mine.n = 3;
  printf("%d %s\n", mine.n, class_getName([mine class]));  // expect: 3 SwiftArray
  return 0;
}
