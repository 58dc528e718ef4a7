#import <Foundation/Foundation.h>
@interface Ticket : NSObject {
  int _number;
}
- (int)number;
@end
@implementation Ticket
static int last = 100;
- (id)init {
  if ((self = [super init])) _number = ++last;
  return self;
}
- (int)number { return _number; }
@end
int main(void) {
  Ticket *a = [Ticket new], *b = [Ticket new];
  printf("%d %d %d\n", [a number], [b number], last);  // expect: 101 102 102
  return 0;
}
