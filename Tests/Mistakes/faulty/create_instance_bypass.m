// expect: M0859
// mode: mrc
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
@interface One : NSObject
@end
static One *one;
@implementation One
+ (id)allocWithZone:(NSZone *)zone { if (!one) one = [super allocWithZone:zone]; return [one retain]; }
@end
int main() {
    One *b = [class_createInstance([One class], 0) init];
    [b release];
    return 0;
}
