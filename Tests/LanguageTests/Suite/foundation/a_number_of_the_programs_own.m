// What a subclass of NSNumber is worth stands in its primitives; all else goes by them.
#import <Foundation/Foundation.h>
@interface Dozen : NSNumber {
  int times;
}
- (instancetype)initWithTimes:(int)count;
@end
@implementation Dozen
- (instancetype)initWithTimes:(int)count {
  if ((self = [super init])) times = count;
  return self;
}
- (const char *)objCType { return @encode(int); }
- (void)getValue:(void *)place { *(int *)place = 12 * times; }
@end
int main(void) {
  @autoreleasepool {
    Dozen *two = [[[Dozen alloc] initWithTimes:2] autorelease];
    printf("%d %.1f %d %s\n", two.intValue, two.doubleValue, two.boolValue, two.description.UTF8String);
    // expect: 24 24.0 1 24
    printf("%d %d %d\n", [two isEqual:@24], [@24 isEqual:two], two.hash == [@24 hash]);  // expect: 1 1 1
    printf("%ld %ld\n", (long)[two compare:@25], (long)[@23.5 compare:two]);  // expect: -1 -1
    printf("%s\n", [[NSString stringWithFormat:@"%@", @[ two ]] UTF8String]);
    // expect: (
    // expect:     24
    // expect: )
  }
  return 0;
}
