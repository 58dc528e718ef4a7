// expect: M0831
// mode: mrc
#import <Foundation/Foundation.h>
@interface Person : NSObject { Person *_friend; }
@property (nonatomic, retain) Person *friend;
@end
@implementation Person
@synthesize friend = _friend;
- (void)dealloc { [_friend release]; [super dealloc]; }
@end
int main() {
    Person *a = [[Person alloc] init];
    Person *b = [[Person alloc] init];
    a.friend = b;
    b.friend = a;
    [a release];
    [b release];
    return 0;
}
