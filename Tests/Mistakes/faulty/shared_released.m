// expect: M0817
// mode: mrc
#import <Foundation/Foundation.h>
@interface Printer : NSObject
+ (Printer *)sharedPrinter;
@end
@implementation Printer
+ (Printer *)sharedPrinter {
    static Printer *printer = nil;
    @synchronized(self) { if (printer == nil) printer = [[Printer alloc] init]; }
    return printer;
}
@end
void useIt(void) { Printer *p = [Printer sharedPrinter]; NSLog(@"%d", p != nil); [p release]; }
int main() { useIt(); return 0; }
