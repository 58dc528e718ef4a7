// expect: M0815
// mode: mrc
#import <Foundation/Foundation.h>
@interface Cup : NSObject { NSString *drink; }
- (void)setDrink:(NSString *)d;
@end
@implementation Cup
- (void)setDrink:(NSString *)d { drink = [d copy]; }
- (void)dealloc { [drink release]; [super dealloc]; }
@end
int main() {
    @autoreleasepool {
        Cup *c = [[Cup alloc] init];
        [c setDrink:[NSMutableString stringWithString:@"tea"]];
        [c setDrink:[NSMutableString stringWithString:@"milk"]];
        [c release];
    }
    return 0;
}
