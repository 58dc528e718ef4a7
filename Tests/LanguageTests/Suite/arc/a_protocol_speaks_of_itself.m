// mode: arc
// A protocol's methods and properties may take, give and keep who adopts it: its name is known from its first line on.
#import <Foundation/Foundation.h>

@class Part;
@protocol Tree <NSObject>
@property (nonatomic, weak) id<Tree> parent;
- (void)add:(id<Tree>)child;
- (Part<Tree> *)firstOf:(NSArray<id<Tree>> *)parts;
@end

@interface Part : NSObject <Tree>
@end
@implementation Part
@synthesize parent;
- (void)add:(id<Tree>)child { child.parent = self; }
- (Part<Tree> *)firstOf:(NSArray<id<Tree>> *)parts { return (Part<Tree> *)parts.firstObject; }
@end

int main(void) {
  Part *root = [Part new], *leaf = [Part new];
  [root add:leaf];
  printf("%d %d\n", leaf.parent == root, [root firstOf:@[leaf]] == leaf);  // expect: 1 1
  return 0;
}
