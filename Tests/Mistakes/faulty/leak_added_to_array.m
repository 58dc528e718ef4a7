// expect: M0816
// mode: mrc
#import <Foundation/Foundation.h>
@interface Fish : NSObject
@end
@implementation Fish
@end
int main() {
    NSMutableArray *pond = [[NSMutableArray alloc] init];
    [pond addObject:[[Fish alloc] init]];
    [pond release];
    return 0;
}
