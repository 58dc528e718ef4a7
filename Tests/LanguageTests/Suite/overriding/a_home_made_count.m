#import <Foundation/Foundation.h>
@interface Own : NSObject {
  NSUInteger _count;
}
@end
@implementation Own
- (id)init {
  if ((self = [super init])) _count = 1;
  return self;
}
- (id)retain {
  _count++;
  return self;
}
- (oneway void)release {
  if (--_count == 0) [self dealloc];
}
- (NSUInteger)retainCount { return _count; }
- (void)dealloc {
  printf("own dealloc\n");
  [super dealloc];
}
@end
int main(void) {
  Own *o = [Own new];
  [o retain];
  printf("%lu\n", [o retainCount]);  // expect: 2
  [o release];
  [o release];  // expect: own dealloc
  return 0;
}
