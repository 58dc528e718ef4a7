#import <Foundation/Foundation.h>
@interface Lamp : NSObject { int shared; }
@end
@interface Lamp () { int added; @public int open; }
@end
@interface Desk : Lamp
@end
@implementation Desk
- (int)sum { return shared + added + open; }  // expect error: E0333 instance variable 'added' is private
@end
@implementation Lamp { int inner; @protected int handed; }
- (int)of:(Lamp *)other { return other->inner + other->added + inner + handed; }
@end
@interface Shelf : Lamp
@end
@implementation Shelf
- (int)sum { return self->inner + handed; }  // expect error: E0333 instance variable 'inner' is private
@end
int main(void) { return 0; }
