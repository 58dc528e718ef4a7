@interface Car : NSObject
@property (getter=isFast, setter=makeFast:) int a;
@end
@interface Bus : NSObject
@property (setter=put) int b;  // expect error: E0201
@end
@interface Cab : NSObject
@property (getter=get:) int c;  // expect error: E0201
@end
int main(void) { return 0; }
