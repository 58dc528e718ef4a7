#import <Foundation/Foundation.h>
@interface Name : NSObject
- (id)initials;
- (id)initWith:(int)n;
- (id)_init;
@end
@implementation Name
- (id)initials { return self; }
- (id)initWith:(int)n {
  if (self = [super init]) n++;
  return self;
}
- (id)_init {
  if (self = [self initials]) return self;  // expect warning: W0320 using the result of an assignment as a condition without parentheses
  return nil;
}
@end
int main(void) {
  Name *name = [[Name alloc] initWith:1];
  printf("%d\n", [name _init] == name);  // expect: 1
  return 0;
}
