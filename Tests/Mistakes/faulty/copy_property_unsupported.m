// expect: M0841
// mode: arc
#import <Foundation/Foundation.h>
@interface Address : NSObject
@end
@implementation Address
@end
@interface Person : NSObject
@property (nonatomic, copy) Address *address;
@end
@implementation Person
@end
int main() { Person *p = [Person new]; p.address = [Address new]; return 0; }
