// expect: M0807
// mode: mrc
#import <Foundation/Foundation.h>
@interface Door : NSObject
- (id)initWithKey:(NSString *)key;
@end
@implementation Door
- (id)initWithKey:(NSString *)key {
    if ((self = [super init])) {
        if (key == nil) { return nil; }
    }
    return self;
}
@end
int main() {
    Door *d = [[Door alloc] initWithKey:nil];
    if (d == nil) printf("no door\n");
    [d release];
    return 0;
}
