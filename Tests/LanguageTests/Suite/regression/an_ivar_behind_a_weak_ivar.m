// clang complains of `weak->ivar` where `weak` is a variable, and lets a weak ivar pass.
// mode: arc
#import <Foundation/Foundation.h>
@interface Person : NSObject {
 @public
  const char *name;
  __weak Person *mate;
}
- (const char *)nameOfMate;
@end
@implementation Person
- (const char *)nameOfMate {
  return mate ? mate->name : "none";
}
@end
int main(void) {
  Person *ann = [Person new], *bob = [Person new];
  bob->name = "bob";
  puts([ann nameOfMate]);
  ann->mate = bob;
  puts([ann nameOfMate]);
  puts(ann->mate->name);
  return 0;
}
// expect: none
// expect: bob
// expect: bob
