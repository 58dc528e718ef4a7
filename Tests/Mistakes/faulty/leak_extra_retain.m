// expect: M0816
// mode: mrc
#import <Foundation/Foundation.h>
@interface Fish : NSObject
@end
@implementation Fish
@end
int main() {
    Fish *f = [[Fish alloc] init];
    Fish *same = [f retain];
    NSLog(@"%d", same == f);
    [f release];
    return 0;
}
