// mode: arc
// UTF8String, bytes and the like are declared to answer a pointer into the receiver: a receiver that no variable
// has is kept by the pool, so that the pointer can be used in the next statement.
#import <Foundation/Foundation.h>
@interface Box : NSObject
@property (readonly) const int *numbers;
- (const int *)inside __attribute__((objc_returns_inner_pointer));
@end
@implementation Box { int _all[2]; }
- (id)init { self = [super init]; _all[1] = 7; return self; }
- (const int *)inside { return _all; }
- (const int *)numbers { return _all; }
- (void)dealloc { printf("box gone\n"); }
@end
int main(void) {
  @autoreleasepool {
    const char *a = [[NSString stringWithFormat:@"%d is a number of some length", 1] UTF8String];
    const char *b = [NSString stringWithFormat:@"%d is a number of some length", 2].UTF8String;
    const char *c = [[[NSString alloc] initWithFormat:@"%d is a number", 3] cStringUsingEncoding:NSUTF8StringEncoding];
    const char *d = [[@"abcdefghijklm" mutableCopy] UTF8String];
    char *e = [[NSMutableData dataWithLength:20] mutableBytes];
    e[3] = 'x';
    printf("%s, %s, %s, %s, %c\n", a, b, c, d, e[3]);
    // expect: 1 is a number of some length, 2 is a number of some length, 3 is a number, abcdefghijklm, x
    const int *inside = [[Box new] inside];
    printf("%d\n", inside[1]);  // expect: 7
    printf("%d\n", [Box new].numbers[1]);
    // expect: 7
    // expect: box gone
    puts("end");  // expect: end
  }
  // expect: box gone
  return 0;
}
