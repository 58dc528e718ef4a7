// mode: mrc
#import <Foundation/Foundation.h>
@interface Toy : NSObject
@end
@implementation Toy
@end
int main() { Toy *t; @autoreleasepool { t = [[[[Toy alloc] init] autorelease] retain]; } [t release]; return 0; }
