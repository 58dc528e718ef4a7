// mode: arc
// encodeConditionalObject: writes a reference to what somebody else archives, before or after, and nothing otherwise.
@interface Node : NSObject <NSCoding>
@property (copy) NSString *name;
@property (strong) Node *child;
@property (weak) Node *parent;
@end
@implementation Node
- (void)encodeWithCoder:(NSCoder *)coder {
  NSLog(@"encodes %@", _name);
  [coder encodeObject:_name forKey:@"name"];
  [coder encodeConditionalObject:_parent forKey:@"parent"];
  [coder encodeObject:_child forKey:@"child"];
}
- (instancetype)initWithCoder:(NSCoder *)coder {
  if ((self = [super init])) {
    _name = [coder decodeObjectForKey:@"name"];
    _child = [coder decodeObjectForKey:@"child"];
    _parent = [coder decodeObjectForKey:@"parent"];
  }
  return self;
}
@end
int main(void) {
  Node *top = [Node new], *low = [Node new];
  top.name = @"top";
  low.name = @"low";
  top.child = low;
  low.parent = top;
  NSData *all = [NSKeyedArchiver archivedDataWithRootObject:top];  // expect: encodes top
  // expect: encodes low
  Node *read = [NSKeyedUnarchiver unarchiveObjectWithData:all];
  NSLog(@"%@ %d", read.child.name, read.child.parent == read);  // expect: low 1
  NSData *part = [NSKeyedArchiver archivedDataWithRootObject:low];  // expect: encodes low
  Node *alone = [NSKeyedUnarchiver unarchiveObjectWithData:part];
  NSLog(@"%@ %d", alone.name, alone.parent == nil);  // expect: low 1
  // It may come after the one who asked: the order of the members does not matter.
  NSData *turned = [NSKeyedArchiver archivedDataWithRootObject:@[low, top]];  // expect: encodes low
  // expect: encodes top
  NSArray<Node *> *both = [NSKeyedUnarchiver unarchiveObjectWithData:turned];
  NSLog(@"%d %d", both[0].parent == both[1], both[1].child == both[0]);  // expect: 1 1
  return 0;
}
