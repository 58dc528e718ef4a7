// expect: M0819
// mode: mrc
#import <Foundation/Foundation.h>
@interface Page : NSObject
@end
@implementation Page
@end
@interface Book : NSObject { Page *first; Page *last; }
@end
@implementation Book
- (id)init {
    if ((self = [super init])) { first = [[Page alloc] init]; last = [[Page alloc] init]; }
    return self;
}
- (void)dealloc { [first release]; [super dealloc]; }
@end
int main() { Book *b = [[Book alloc] init]; [b release]; return 0; }
