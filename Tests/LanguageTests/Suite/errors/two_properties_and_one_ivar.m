// mode: mrc
#import <Foundation/Foundation.h>
@interface Lamp : NSObject { id kept; }
@property (assign) id a;
@property (assign) id b;
@property (assign) id c;
@property (assign) id d;
@property (assign) id e;
@end
@interface Lamp (More)
@property (assign) id z;
@property (assign) id y;
@end
@implementation Lamp
@synthesize a = kept;
@synthesize b = kept;  // expect error: E0305 synthesized properties 'b' and 'a' both claim instance variable 'kept'
@synthesize c = own, d = other;
@synthesize e;
@end
@implementation Lamp (More)
@synthesize z;  // expect error: E0338 @synthesize not allowed in a category's implementation
@dynamic y;
@end
int main(void) { return 0; }
