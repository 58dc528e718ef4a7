// mode: arc
#import <Foundation/Foundation.h>
@interface Hall : NSObject
+ (Hall *)shared;
@end
static Hall *hall;
static dispatch_once_t once;
static __weak NSObject *visitor;
@implementation Hall
+ (Hall *)shared {
    dispatch_once(&once, ^{ hall = [[Hall alloc] init]; });
    return hall;
}
@end
int main() {
    @autoreleasepool {
        NSObject *ann = [[NSObject alloc] init];
        visitor = ann;
        NSLog(@"%d %d", [Hall shared] != nil, visitor != nil);
    }
    NSLog(@"%d %d", [Hall shared] != nil, visitor != nil);
    return 0;
}
