// expect: M0860
// mode: arc
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
@interface Spy : NSObject
@end
@implementation Spy
+ (id)spyAlloc { NSLog(@"alloc"); return [self spyAlloc]; }
@end
int main() {
    Method a = class_getClassMethod([Spy class], @selector(alloc));
    Method b = class_getClassMethod([Spy class], @selector(spyAlloc));
    method_exchangeImplementations(a, b);
    NSLog(@"%d", [[Spy alloc] init] != nil);
    return 0;
}
