// expect: M0808
// mode: mrc
#import <Foundation/Foundation.h>
@interface Stamp : NSObject <NSCopying>
@end
@implementation Stamp
- (id)copyWithZone:(NSZone *)zone { return [[[Stamp alloc] init] autorelease]; }
@end
int main() {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    Stamp *a = [[Stamp alloc] init];
    Stamp *b = [a copy];
    NSLog(@"%d", a != b);
    [a release];
    [pool drain];
    return 0;
}
