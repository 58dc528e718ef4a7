// expect: M0812
// mode: mrc
#import <Foundation/Foundation.h>
@interface Task : NSObject
@end
@implementation Task
@end
int main() {
    @autoreleasepool {
        Task *t = [[Task alloc] init];
        [t autorelease];
        [t autorelease];
    }
    return 0;
}
