// expect: M0816
// mode: mrc
#import <Foundation/Foundation.h>
@interface Fish : NSObject
@end
@implementation Fish
@end
void swim(void) { Fish *f = [[Fish alloc] init]; NSLog(@"%d", f != nil); }
int main() { swim(); return 0; }
