// NSComparisonMethods: questions about the order of two objects, as a script would put them.
//
// They ask -compare:, so they are for whatever has an order: numbers, texts, dates.
//: part comparison methods
//: requires predicate formats

@interface NSObject (NSComparisonMethods)
- (BOOL)isEqualTo:(id)other;
- (BOOL)isNotEqualTo:(id)other;
- (BOOL)isLessThan:(id)other;
- (BOOL)isLessThanOrEqualTo:(id)other;
- (BOOL)isGreaterThan:(id)other;
- (BOOL)isGreaterThanOrEqualTo:(id)other;
- (BOOL)isLike:(NSString *)pattern;
- (BOOL)isCaseInsensitiveLike:(NSString *)pattern;
- (BOOL)doesContain:(id)object;
@end
@implementation NSObject (NSComparisonMethods)
- (BOOL)isEqualTo:(id)other { return [self isEqual:other]; }
- (BOOL)isNotEqualTo:(id)other { return ![self isEqual:other]; }
- (BOOL)isLessThan:(id)other { return [(NSNumber *)self compare:other] < 0; }
- (BOOL)isLessThanOrEqualTo:(id)other { return [(NSNumber *)self compare:other] <= 0; }
- (BOOL)isGreaterThan:(id)other { return [(NSNumber *)self compare:other] > 0; }
- (BOOL)isGreaterThanOrEqualTo:(id)other { return [(NSNumber *)self compare:other] >= 0; }
- (BOOL)isLike:(NSString *)pattern {
  return [[NSPredicate predicateWithFormat:@"SELF LIKE %@", pattern] evaluateWithObject:self];
}
- (BOOL)isCaseInsensitiveLike:(NSString *)pattern {
  return [[NSPredicate predicateWithFormat:@"SELF LIKE[c] %@", pattern] evaluateWithObject:self];
}
// Only what has members contains something.
- (BOOL)doesContain:(id)object {
  return [self respondsToSelector:@selector(containsObject:)] && [(NSArray *)self containsObject:object];
}
@end
