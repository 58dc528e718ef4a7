// mode: arc
#import <Foundation/Foundation.h>
@protocol Maker
@property (readonly) NSString *newThing;
@end
@interface Lamp : NSObject
@property (nonatomic, readonly) NSString *copyOfName;
@property (nonatomic, readonly, getter=theName) NSString *newName;
@property (nonatomic, readonly) int newCount;
@property (nonatomic) NSString *allocated;
@property (nonatomic) NSString *newest;
@property (nonatomic) NSString *mutableCopyOfIt;  // expect error: E0350 property follows Cocoa naming convention for returning 'owned' objects
@end
@implementation Lamp
- (NSString *)copyOfName { return [@"lamp" mutableCopy]; }
@end
@interface Desk : NSObject
@property (nonatomic) NSString *newLamp;  // expect error: E0350 property follows Cocoa naming convention for returning 'owned' objects
@end
@implementation Desk
@dynamic newLamp;
@end
int main(void) { return 0; }
