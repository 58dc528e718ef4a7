// expect: M0860
// mode: mrc
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
@interface Spy : NSObject
+ (id)allocWithZone:(NSZone *)z;
@end
@implementation Spy
+ (id)allocWithZone:(NSZone *)z { return [super allocWithZone:z]; }
+ (id)otherAllocWithZone:(NSZone *)z { printf("here\n"); return [self otherAllocWithZone:z]; }
@end
int main() {
    method_exchangeImplementations(class_getClassMethod([Spy class], @selector(allocWithZone:)),
                                   class_getClassMethod([Spy class], @selector(otherAllocWithZone:)));
    Spy *s = [[Spy alloc] init];
    [s release];
    return 0;
}
