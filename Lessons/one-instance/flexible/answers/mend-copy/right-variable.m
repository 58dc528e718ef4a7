@implementation Key
- (id)copyWithZone:(NSZone *)zone {
  Key *mine = [self retain]; // the copy is a claim
  return mine;
}
@end
