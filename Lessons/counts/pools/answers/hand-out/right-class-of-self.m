@implementation Cup
+ (instancetype)cupFor:(NSString *)name {
  Cup *чашка = [self alloc];
  чашка = [чашка initFor:name];
  return (id)[чашка autorelease];
}
@end
