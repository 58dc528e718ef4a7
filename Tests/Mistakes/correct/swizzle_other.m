// mode: arc
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
@interface S : NSObject
- (NSString *)hello;
@end
@implementation S
- (NSString *)hello { return @"hello"; }
- (NSString *)loud { return [[self loud] uppercaseString]; }
@end
int main() { method_exchangeImplementations(class_getInstanceMethod([S class], @selector(hello)), class_getInstanceMethod([S class], @selector(loud))); NSLog(@"%@", [[S new] hello]); return 0; }
