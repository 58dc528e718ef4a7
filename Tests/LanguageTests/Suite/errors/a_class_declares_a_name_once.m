// mode: mrc
@interface Car : NSObject
@property int speed;
@property int speed;  // expect error: E0305
@property (class) int speed;
- (void)drive;
- (int)drive;  // expect error: E0305
+ (int)drive;
- (int)price:(int)grams;
- (int)price:(double)grams;  // expect error: E0305
- (void)stop;
- (void)stop;
@property int doors[2];  // expect error: E0210
@property (bogus) int wheels;  // expect error: E0210
@end
int main(void) { return 0; }
