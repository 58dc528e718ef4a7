// Predicates as trees: one comparison, or several joined by AND, OR and NOT.
//: part predicate formats

typedef NSUInteger NSComparisonPredicateModifier;
enum { NSDirectPredicateModifier = 0, NSAllPredicateModifier, NSAnyPredicateModifier };
typedef NSUInteger NSComparisonPredicateOptions;
enum { NSCaseInsensitivePredicateOption = 1, NSDiacriticInsensitivePredicateOption = 2 };
typedef NSUInteger NSPredicateOperatorType;
enum {
  NSLessThanPredicateOperatorType = 0,
  NSLessThanOrEqualToPredicateOperatorType,
  NSGreaterThanPredicateOperatorType,
  NSGreaterThanOrEqualToPredicateOperatorType,
  NSEqualToPredicateOperatorType,
  NSNotEqualToPredicateOperatorType,
  NSMatchesPredicateOperatorType,
  NSLikePredicateOperatorType,
  NSBeginsWithPredicateOperatorType,
  NSEndsWithPredicateOperatorType,
  NSInPredicateOperatorType,
  NSCustomSelectorPredicateOperatorType,
  NSContainsPredicateOperatorType = 99,
  NSBetweenPredicateOperatorType
};
typedef NSUInteger NSCompoundPredicateType;
enum { NSNotPredicateType = 0, NSAndPredicateType, NSOrPredicateType };

@interface NSComparisonPredicate : NSPredicate {
  NSExpression *_left, *_right;
  NSComparisonPredicateModifier _modifier;
  NSPredicateOperatorType _operator;
  NSComparisonPredicateOptions _options;
}
+ (NSComparisonPredicate *)predicateWithLeftExpression:(NSExpression *)left
                                       rightExpression:(NSExpression *)right
                                              modifier:(NSComparisonPredicateModifier)modifier
                                                  type:(NSPredicateOperatorType)type
                                               options:(NSComparisonPredicateOptions)options;
- (instancetype)initWithLeftExpression:(NSExpression *)left
                       rightExpression:(NSExpression *)right
                              modifier:(NSComparisonPredicateModifier)modifier
                                  type:(NSPredicateOperatorType)type
                               options:(NSComparisonPredicateOptions)options;
- (NSExpression *)leftExpression;
- (NSExpression *)rightExpression;
- (NSPredicateOperatorType)predicateOperatorType;
- (NSComparisonPredicateModifier)comparisonPredicateModifier;
- (NSComparisonPredicateOptions)options;
@end
@interface NSCompoundPredicate : NSPredicate {
  NSArray *_parts;
  NSCompoundPredicateType _type;
}
+ (NSCompoundPredicate *)andPredicateWithSubpredicates:(NSArray *)parts;
+ (NSCompoundPredicate *)orPredicateWithSubpredicates:(NSArray *)parts;
+ (NSCompoundPredicate *)notPredicateWithSubpredicate:(NSPredicate *)part;
- (instancetype)initWithType:(NSCompoundPredicateType)type subpredicates:(NSArray *)parts;
- (NSCompoundPredicateType)compoundPredicateType;
- (NSArray *)subpredicates;
@end

// Whether a text is like a pattern in which * stands for any text and ? for one unit.
static BOOL __selfsame_isLike(NSString *text, NSUInteger at, NSString *pattern, NSUInteger from) {
  NSUInteger length = [text length], end = [pattern length], star = NSNotFound, back = 0;
  while (at < length) {
    unichar wanted = from < end ? [pattern characterAtIndex:from] : 0;
    if (from < end && wanted == '*') {
      star = from++;
      back = at;
    } else if (from < end && (wanted == '?' || wanted == [text characterAtIndex:at])) {
      from++;
      at++;
    } else if (star != NSNotFound) {
      from = star + 1;
      at = ++back;
    } else {
      return NO;
    }
  }
  while (from < end && [pattern characterAtIndex:from] == '*') from++;
  return from == end;
}

@implementation NSComparisonPredicate
+ (NSComparisonPredicate *)predicateWithLeftExpression:(NSExpression *)left
                                       rightExpression:(NSExpression *)right
                                              modifier:(NSComparisonPredicateModifier)modifier
                                                  type:(NSPredicateOperatorType)type
                                               options:(NSComparisonPredicateOptions)options {
  return [[[self alloc] initWithLeftExpression:left rightExpression:right modifier:modifier type:type
                                       options:options] autorelease];
}
- (instancetype)initWithLeftExpression:(NSExpression *)left
                       rightExpression:(NSExpression *)right
                              modifier:(NSComparisonPredicateModifier)modifier
                                  type:(NSPredicateOperatorType)type
                               options:(NSComparisonPredicateOptions)options {
  self = [super init];
  if (self) {
    _left = [left retain];
    _right = [right retain];
    _modifier = modifier;
    _operator = type;
    _options = options;
  }
  return self;
}
- (void)dealloc {
  [_left release];
  [_right release];
  [super dealloc];
}
- (NSExpression *)leftExpression { return _left; }
- (NSExpression *)rightExpression { return _right; }
- (NSPredicateOperatorType)predicateOperatorType { return _operator; }
- (NSComparisonPredicateModifier)comparisonPredicateModifier { return _modifier; }
- (NSComparisonPredicateOptions)options { return _options; }

- (NSStringCompareOptions)__textOptions {
  return (_options & NSCaseInsensitivePredicateOption ? NSCaseInsensitiveSearch : 0)
      | (_options & NSDiacriticInsensitivePredicateOption ? NSDiacriticInsensitiveSearch : 0);
}
- (BOOL)__is:(id)left equalTo:(id)right {
  if (left == right) return YES;
  if (!left || !right) return NO;
  if (_options && [left isKindOfClass:[NSString class]] && [right isKindOfClass:[NSString class]]) {
    return [left compare:right options:[self __textOptions]] == NSOrderedSame;
  }
  return [left isEqual:right];
}
- (BOOL)__does:(id)whole contain:(id)part {
  if ([whole isKindOfClass:[NSString class]]) {
    return part && [whole rangeOfString:[part description] options:[self __textOptions]].length != 0;
  }
  if ([whole isKindOfClass:[NSDictionary class]]) whole = [whole allValues];
  for (id each in whole) {
    if ([self __is:each equalTo:part]) return YES;
  }
  return NO;
}
- (BOOL)__compare:(id)left with:(id)right {
  switch (_operator) {
    case NSEqualToPredicateOperatorType: return [self __is:left equalTo:right];
    case NSNotEqualToPredicateOperatorType: return ![self __is:left equalTo:right];
    case NSInPredicateOperatorType: return [self __does:right contain:left];
    case NSContainsPredicateOperatorType: return [self __does:left contain:right];
    default: break;
  }
  if (!left || !right || left == [NSNull null] || right == [NSNull null]) return NO;
  switch (_operator) {
    case NSLessThanPredicateOperatorType: return [left compare:right] == NSOrderedAscending;
    case NSLessThanOrEqualToPredicateOperatorType: return [left compare:right] != NSOrderedDescending;
    case NSGreaterThanPredicateOperatorType: return [left compare:right] == NSOrderedDescending;
    case NSGreaterThanOrEqualToPredicateOperatorType:
      return [left compare:right] != NSOrderedAscending;
    case NSBetweenPredicateOperatorType:
      return [left compare:[right objectAtIndex:0]] != NSOrderedAscending
          && [left compare:[right objectAtIndex:1]] != NSOrderedDescending;
    case NSMatchesPredicateOperatorType:
      return __selfsame_regexMatchesAll(left, right, (_options & NSCaseInsensitivePredicateOption) != 0);
    default: break;
  }
  NSStringCompareOptions options = [self __textOptions];
  NSUInteger all = [left length], part = [right length];
  if (_operator == NSLikePredicateOperatorType) {
    BOOL folds = (_options & NSCaseInsensitivePredicateOption) != 0;
    return __selfsame_isLike(folds ? [left lowercaseString] : left, 0,
                             folds ? [right lowercaseString] : right, 0);
  }
  if (part == 0 || part > all) return part == 0;
  BOOL begins = _operator == NSBeginsWithPredicateOperatorType;
  NSRange found = [left rangeOfString:right
                              options:options | NSAnchoredSearch | (begins ? 0 : NSBackwardsSearch)];
  return found.length != 0;
}
- (BOOL)evaluateWithObject:(id)object substitutionVariables:(NSDictionary *)bindings {
  id left = [_left expressionValueWithObject:object context:(NSMutableDictionary *)bindings];
  id right = [_right expressionValueWithObject:object context:(NSMutableDictionary *)bindings];
  if (_modifier == NSDirectPredicateModifier) return [self __compare:left with:right];
  if (![left respondsToSelector:@selector(countByEnumeratingWithState:objects:count:)]) {
    [NSException raise:NSInvalidArgumentException
                format:@"The left hand side for an ALL or ANY operator must be either an NSArray or an NSSet."];
  }
  for (id each in left) {
    if ([self __compare:each with:right] == (_modifier == NSAnyPredicateModifier)) {
      return _modifier == NSAnyPredicateModifier;
    }
  }
  return _modifier == NSAllPredicateModifier;
}
- (NSString *)predicateFormat {
  NSString *sign;
  switch (_operator) {
    case NSLessThanPredicateOperatorType: sign = @"<"; break;
    case NSLessThanOrEqualToPredicateOperatorType: sign = @"<="; break;
    case NSGreaterThanPredicateOperatorType: sign = @">"; break;
    case NSGreaterThanOrEqualToPredicateOperatorType: sign = @">="; break;
    case NSEqualToPredicateOperatorType: sign = @"=="; break;
    case NSNotEqualToPredicateOperatorType: sign = @"!="; break;
    case NSMatchesPredicateOperatorType: sign = @"MATCHES"; break;
    case NSLikePredicateOperatorType: sign = @"LIKE"; break;
    case NSBeginsWithPredicateOperatorType: sign = @"BEGINSWITH"; break;
    case NSEndsWithPredicateOperatorType: sign = @"ENDSWITH"; break;
    case NSInPredicateOperatorType: sign = @"IN"; break;
    case NSBetweenPredicateOperatorType: sign = @"BETWEEN"; break;
    default: sign = @"CONTAINS"; break;
  }
  NSString *options = _options == 0 ? @"" : _options == 1 ? @"[c]" : _options == 2 ? @"[d]" : @"[cd]";
  NSString *modifier = _modifier == NSAnyPredicateModifier ? @"ANY "
      : _modifier == NSAllPredicateModifier ? @"ALL " : @"";
  return [NSString stringWithFormat:@"%@%@ %@%@ %@", modifier, _left, sign, options, _right];
}
@end

@implementation NSCompoundPredicate
+ (NSCompoundPredicate *)andPredicateWithSubpredicates:(NSArray *)parts {
  return [[[self alloc] initWithType:NSAndPredicateType subpredicates:parts] autorelease];
}
+ (NSCompoundPredicate *)orPredicateWithSubpredicates:(NSArray *)parts {
  return [[[self alloc] initWithType:NSOrPredicateType subpredicates:parts] autorelease];
}
+ (NSCompoundPredicate *)notPredicateWithSubpredicate:(NSPredicate *)part {
  return [[[self alloc] initWithType:NSNotPredicateType
                       subpredicates:[NSArray arrayWithObject:part]] autorelease];
}
- (instancetype)initWithType:(NSCompoundPredicateType)type subpredicates:(NSArray *)parts {
  self = [super init];
  if (self) {
    _type = type;
    _parts = [parts copy];
  }
  return self;
}
- (void)dealloc {
  [_parts release];
  [super dealloc];
}
- (NSCompoundPredicateType)compoundPredicateType { return _type; }
- (NSArray *)subpredicates { return _parts; }
- (BOOL)evaluateWithObject:(id)object substitutionVariables:(NSDictionary *)bindings {
  for (NSPredicate *part in _parts) {
    BOOL holds = [part evaluateWithObject:object substitutionVariables:bindings];
    if (_type == NSNotPredicateType) return !holds;
    if (holds == (_type == NSOrPredicateType)) return holds;
  }
  return _type != NSOrPredicateType;
}
- (NSString *)predicateFormat {
  NSMutableArray *texts = [NSMutableArray array];
  for (NSPredicate *part in _parts) {
    NSString *text = [part predicateFormat];
    BOOL inside = [part isKindOfClass:[NSCompoundPredicate class]];
    if (inside) inside = [(NSCompoundPredicate *)part compoundPredicateType] != NSNotPredicateType;
    [texts addObject:inside ? [NSString stringWithFormat:@"(%@)", text] : text];
  }
  if (_type == NSNotPredicateType) return [@"NOT " stringByAppendingString:[texts lastObject]];
  if (![texts count]) return _type == NSOrPredicateType ? @"FALSEPREDICATE" : @"TRUEPREDICATE";
  return [texts componentsJoinedByString:_type == NSOrPredicateType ? @" OR " : @" AND "];
}
@end
