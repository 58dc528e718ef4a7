#import <Foundation/Foundation.h>

@protocol Later;
@interface Car : NSObject
- (void)x;
+ (int)q;
- (int)z;
@end
@interface Car ()
- (int)x;  // expect error: E0305 duplicate declaration of method 'x'
- (void)q;
- (int)z;
- (void)w;
@end
@interface Car ()
- (int)w;
@end
@interface Car (More)
- (long)x;
@end

int main(void) { return 0; }
