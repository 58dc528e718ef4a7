// mode: arc
#import <Foundation/Foundation.h>
int main() { __weak NSObject *w; @autoreleasepool { NSObject *o = [NSObject new]; w = o; NSLog(@"%d", w != nil); } NSLog(@"%d", w == nil); return 0; }
