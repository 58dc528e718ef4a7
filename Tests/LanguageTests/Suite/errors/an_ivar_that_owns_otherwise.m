// mode: arc
// The instance variable behind a property owns as the property says; of a readonly property without a word for it, as
// the variable does.
#import <Foundation/Foundation.h>
@interface Lamp : NSObject {
  id _a;  // expect error: E0362 existing instance variable '_a' for __weak property 'a' must be __weak
  id _b;  // expect error: E0362 existing instance variable '_b' for property 'b' with assign attribute must be __unsafe_unretained
  id _c;  // expect error: E0362 existing instance variable '_c' for property 'c' with unsafe_unretained attribute must be __unsafe_unretained
  __unsafe_unretained id _d;  // expect error: E0362 existing instance variable '_d' for strong property 'd' may not be __unsafe_unretained
  __weak id _e;  // expect error: E0362 existing instance variable '_e' for strong property 'e' may not be __weak
  id _f;  // expect error: E0362 existing instance variable '_f' for __weak property 'f' must be __weak
  id kept;  // expect error: E0362 existing instance variable 'kept' for __weak property 'h' must be __weak
  id _g;
  __weak id _i;
  __unsafe_unretained id _j;
  id _k;
  void (^_l)(void);
  Class _m;
  id _n;
  __weak NSObject *_o;
}
@property (weak) id a;
@property (assign) id b;
@property (unsafe_unretained) id c;
@property (copy) id d;
@property (strong) id e;
@property (readonly, weak) id f;
@property (readonly) id g;
@property (weak) id h;
@property (readonly) id i;
@property (readonly) id j;
@property id k;
@property (copy) void (^l)(void);
@property (assign) Class m;
@property (weak) id n;
@property (weak) NSObject *o;
@end
@implementation Lamp
@synthesize h = kept;
- (id)n { return nil; }
- (void)setN:(id)n {}
@end
int main(void) { return 0; }
