// mode: mrc
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
// What is readonly outside and writable inside is kept as the outside says.
@interface Crate : NSObject
@property (nonatomic) int weight;
@property (nonatomic, readonly, copy) NSString *label;
@property (nonatomic, readonly, retain) NSMutableArray *parts;
@property (readonly, getter=isOpen) BOOL open;
@property (readonly, strong) id lid;
@property (readonly) id owner;
@end
@interface Crate ()
@property (nonatomic, readwrite) NSString *label;
@property (nonatomic, readwrite) NSMutableArray *parts;
@property (readwrite) BOOL open;
@end
@implementation Crate
- (void)fill {
  NSMutableString *name = [NSMutableString stringWithString:@"a"];
  self.label = name;
  [name appendString:@"b"];
  NSMutableArray *parts = [[NSMutableArray alloc] init];
  self.parts = parts;
  NSLog(@"%@ %lu", self.label, [parts retainCount]); // expect: a 2
  [parts release];
  self.open = YES;
  NSLog(@"%d %lu", self.isOpen, self.parts.retainCount); // expect: 1 1
}
- (void)dealloc {
  [_label release];
  [_parts release];
  [super dealloc];
}
@end

int main(void) {
  Crate *crate = [[Crate alloc] init];
  [crate fill];
  unsigned count;
  objc_property_t *all = class_copyPropertyList([Crate class], &count);
  for (unsigned i = 0; i < count; i++) {
    NSLog(@"%s %s", property_getName(all[i]), property_getAttributes(all[i]));
  }
  // expect: label T@"NSString",C,N,V_label
  // expect: parts T@"NSMutableArray",&,N,V_parts
  // expect: open TB,GisOpen,V_open
  // expect: weight Ti,N,V_weight
  // expect: lid T@,R,V_lid
  // expect: owner T@,R,V_owner
  free(all);
  [crate release];
  return 0;
}
