// mode: arc
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
@interface Lamp : NSObject
@property (readonly) id plain;
@property (readonly, nonatomic) NSString *text;
@property (readonly, copy) NSString *copied;
@property (readonly, retain) id retained;
@property (readonly, strong) id held;
@property (readonly, weak) id seen;
@property (readonly) void (^block)(void);
@property void (^writable)(void);
@property Class kind;
@property (assign) Class bare;
@end
@implementation Lamp
@end

int main(void) {
  unsigned count;
  objc_property_t *all = class_copyPropertyList([Lamp class], &count);
  for (unsigned i = 0; i < count; i++) {
    NSLog(@"%s %s", property_getName(all[i]), property_getAttributes(all[i]));
  }
  // expect: plain T@,R,V_plain
  // expect: text T@"NSString",R,N,V_text
  // expect: copied T@"NSString",R,C,V_copied
  // expect: retained T@,R,&,V_retained
  // expect: held T@,R,V_held
  // expect: seen T@,R,W,V_seen
  // expect: block T@?,R,V_block
  // expect: writable T@?,C,V_writable
  // expect: kind T#,&,V_kind
  // expect: bare T#,V_bare
  free(all);
  return 0;
}
