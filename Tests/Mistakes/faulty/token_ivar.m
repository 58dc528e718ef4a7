// expect: M0854
// mode: arc
#import <Foundation/Foundation.h>
@interface Store : NSObject { dispatch_once_t token; NSMutableArray *list; }
- (NSMutableArray *)list;
@end
@implementation Store
- (NSMutableArray *)list { dispatch_once(&token, ^{ self->list = [NSMutableArray array]; }); return list; }
@end
int main() { Store *s = [Store new]; [[s list] addObject:@"a"]; NSLog(@"%lu", (unsigned long)[s list].count); return 0; }
