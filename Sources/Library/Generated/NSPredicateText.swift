// swift-format-ignore-file
// Written by `make library` from Foundation/NSPredicate.m: change it there.
enum NSPredicateText {
static let text: StaticString = #"""
@interface NSPredicate : NSObject { BOOL (^_block)(id object, NSDictionary *bindings); }
+ (NSPredicate *)predicateWithBlock:(BOOL (^)(id object, NSDictionary *bindings))block;
+ (NSPredicate *)predicateWithFormat:(NSString *)format, ...
    __attribute__((unavailable("the language of predicates is not built: use predicateWithBlock:")));
- (BOOL)evaluateWithObject:(id)object;
- (BOOL)evaluateWithObject:(id)object substitutionVariables:(NSDictionary *)bindings;
@end
@implementation NSPredicate
+ (NSPredicate *)predicateWithBlock:(BOOL (^)(id object, NSDictionary *bindings))block {
  NSPredicate *predicate = [[[self alloc] init] autorelease];
  predicate->_block = [(id)block copy];
  return predicate;
}
- (void)dealloc {
  [(id)_block release];
  [super dealloc];
}
- (BOOL)evaluateWithObject:(id)object { return _block(object, nil); }
- (BOOL)evaluateWithObject:(id)object substitutionVariables:(NSDictionary *)bindings {
  return _block(object, bindings);
}
@end
"""#
}
