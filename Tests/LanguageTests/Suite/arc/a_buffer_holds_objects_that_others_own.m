// mode: arc
#import <Foundation/Foundation.h>
int main(void) { @autoreleasepool {
  NSArray *a = @[@1, @2];
  __unsafe_unretained id b[2]; [a getObjects:b range:NSMakeRange(0, 2)];
  id __unsafe_unretained *heap = (id __unsafe_unretained *)calloc(2, 8); [a getObjects:heap range:NSMakeRange(0, 2)];
  __unsafe_unretained NSNumber *n[2]; NSArray<NSNumber *> *c = a; [c getObjects:n range:NSMakeRange(0, 2)];
  NSFastEnumerationState s = { 0 }; [a countByEnumeratingWithState:&s objects:b count:2];
  printf("%d\n", [b[0] intValue] + [heap[1] intValue]);  // expect: 3
} return 0; }
