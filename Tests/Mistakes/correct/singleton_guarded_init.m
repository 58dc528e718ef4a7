// mode: mrc
#import <Foundation/Foundation.h>
@interface Store : NSObject { BOOL ready; int items; }
+ (Store *)store;
@end
static Store *store;
@implementation Store
+ (Store *)store { if (!store) store = [[super allocWithZone:NULL] init]; return store; }
+ (id)allocWithZone:(NSZone *)z { return [[self store] retain]; }
- (id)init { if (ready) return self; if ((self = [super init])) { items = 3; ready = YES; } return self; }
@end
int main() { [Store store]; Store *s = [[Store alloc] init]; [s release]; return 0; }
