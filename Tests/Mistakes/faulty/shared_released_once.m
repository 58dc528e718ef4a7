// expect: M0817
// mode: mrc
#import <Foundation/Foundation.h>
@interface Printer : NSObject
+ (Printer *)sharedPrinter;
@end
@implementation Printer
+ (Printer *)sharedPrinter {
    static Printer *printer;
    static dispatch_once_t once;
    dispatch_once(&once, ^{ printer = [[self alloc] init]; });
    return printer;
}
@end
int main() {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    Printer *mine = [[Printer sharedPrinter] autorelease];
    NSLog(@"%d", mine != nil);
    [pool drain];
    return 0;
}
