// NSPredicate: a question to an object. Asked by a block here; by a format in NSPredicate+Format.m.
//: part collections with blocks

@interface NSPredicate : NSObject <NSCopying> { BOOL (^_block)(id object, NSDictionary *bindings); }
+ (NSPredicate *)predicateWithBlock:(BOOL (^)(id object, NSDictionary *bindings))block;
- (BOOL)evaluateWithObject:(id)object;
- (BOOL)evaluateWithObject:(id)object substitutionVariables:(NSDictionary *)bindings;
@end
@implementation NSPredicate
+ (NSPredicate *)predicateWithBlock:(BOOL (^)(id object, NSDictionary *bindings))block {
  NSPredicate *predicate = [[self alloc] init];
  predicate->_block = [(id)block copy];
  return [predicate autorelease];
}
- (void)dealloc {
  [(id)_block release];
  [super dealloc];
}
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
- (BOOL)evaluateWithObject:(id)object {
  return [self evaluateWithObject:object substitutionVariables:nil];
}
- (BOOL)evaluateWithObject:(id)object substitutionVariables:(NSDictionary *)bindings {
  return _block(object, bindings);
}
@end
