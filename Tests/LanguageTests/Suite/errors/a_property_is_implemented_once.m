// mode: mrc
@interface Car : NSObject
@property int speed, price;
@end
@implementation Car
@synthesize speed = _a;
@synthesize speed = _b;  // expect error: E0305
@dynamic price;
@synthesize price;  // expect error: E0305
@end
int main(void) { return 0; }
