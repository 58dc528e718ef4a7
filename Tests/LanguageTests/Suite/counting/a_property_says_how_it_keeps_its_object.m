// Under manual counting a property that says nothing only stores the pointer; clang tells it.
#import <Foundation/Foundation.h>

@protocol Named
@property id promised;  // expect warning: W0332 no 'assign', 'retain', or 'copy' attribute is specified
@end

@interface Car : NSObject
@property id o;  // expect warning: W0332 no 'assign', 'retain', or 'copy' attribute is specified - 'assign' is assumed
@property (nonatomic) NSString *name;  // expect warning: W0332 no 'assign'
@property (retain) void (^kept)(void);  // expect warning: W0332 retain'ed block property does not copy the block - use copy attribute instead
@property (readonly) id shown;
@property (assign) id owner;
@property (copy) void (^copied)(void);
@property (retain, readonly) void (^seen)(void);
@property Class kind;
@property int n;
@end
@interface Car ()
@property id extra;
@end
@implementation Car
- (void)dealloc {
  [super dealloc];
}
@end

int main(void) { return 0; }
