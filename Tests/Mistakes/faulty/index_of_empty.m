// expect: M0884
// mode: mrc
#import <Foundation/Foundation.h>
int main() {
    @autoreleasepool {
        NSMutableArray *stack = [NSMutableArray array];
        [stack removeObjectAtIndex:0];
    }
    return 0;
}
