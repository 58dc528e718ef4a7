// expect: M0835
// mode: arc
#import <Foundation/Foundation.h>
@interface Registry : NSObject
@property (nonatomic, strong) NSMutableDictionary *entries;
@end
@implementation Registry
@end
int main() {
    Registry *r = [Registry new];
    r.entries = [NSMutableDictionary dictionary];
    r.entries[@"self"] = r;
    return 0;
}
