// expect: M0807
// mode: mrc
#import <Foundation/Foundation.h>
@interface Percent : NSObject { int value; }
- (id)initWithValue:(int)v;
@end
@implementation Percent
- (id)initWithValue:(int)v {
    self = [super init];
    if (v < 0 || v > 100) {
        NSLog(@"bad value");
        return nil;
    }
    value = v;
    return self;
}
@end
int main() {
    Percent *good = [[Percent alloc] initWithValue:50];
    Percent *bad = [[Percent alloc] initWithValue:150];
    NSLog(@"%d %d", good != nil, bad != nil);
    [good release];
    return 0;
}
