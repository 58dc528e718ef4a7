// The language of predicates: `age > 30 AND name BEGINSWITH[c] "a"`, read into comparisons and their joints.
//
// %@ and %d stand for a value of the argument list, %K for a key path; within quotes they are plain text.
// What cannot be read raises, as at Apple's; SUBQUERY, CAST and FUNCTION are not built and say so.
//: part predicate formats
//: names predicateWithFormat predicateWithValue predicateFormat predicateWithSubstitutionVariables

@interface NSPredicate (Format)
+ (NSPredicate *)predicateWithFormat:(NSString *)format, ...;
+ (NSPredicate *)predicateWithFormat:(NSString *)format argumentArray:(NSArray *)arguments;
+ (NSPredicate *)predicateWithFormat:(NSString *)format arguments:(va_list)arguments;
+ (NSPredicate *)predicateWithValue:(BOOL)value;
- (NSString *)predicateFormat;
- (NSPredicate *)predicateWithSubstitutionVariables:(NSDictionary *)variables;
@end
@interface NSExpression (Format)
+ (NSExpression *)expressionWithFormat:(NSString *)format, ...;
+ (NSExpression *)expressionWithFormat:(NSString *)format argumentArray:(NSArray *)arguments;
+ (NSExpression *)expressionWithFormat:(NSString *)format arguments:(va_list)arguments;
@end

// A reader that goes once through a format. A part that cannot be read is nil, and `_at` stays at its begin.
@interface __SelfsamePredicateReader : NSObject {
  NSString *_text;
  NSArray *_arguments;
  NSUInteger _at, _next;
}
- (instancetype)initWithFormat:(NSString *)text arguments:(NSArray *)arguments;
- (NSPredicate *)whole;
- (NSPredicate *)either;
- (NSExpression *)sum;
- (NSExpression *)wholeExpression;
@end

static BOOL __selfsame_isNamePart(unichar unit) {
  return isalnum(unit) || unit == '_' || unit == '@' || unit == '#' || unit > 127;
}

@implementation __SelfsamePredicateReader
- (instancetype)initWithFormat:(NSString *)text arguments:(NSArray *)arguments {
  self = [super init];
  _text = [text copy];
  _arguments = [arguments retain];
  return self;
}
- (void)dealloc {
  [_text release];
  [_arguments release];
  [super dealloc];
}
- (unichar)unit:(NSUInteger)ahead {
  return _at + ahead < [_text length] ? [_text characterAtIndex:_at + ahead] : 0;
}
- (void)skip { while (isspace([self unit:0])) _at++; }
// A sign of these units, at once behind what was read.
- (BOOL)sign:(const char *)sign {
  [self skip];
  NSUInteger length = strlen(sign), i;
  for (i = 0; i < length; i++) if ([self unit:i] != sign[i]) return NO;
  _at += length;
  return YES;
}
// A word in small or large letters.
- (BOOL)word:(const char *)word {
  [self skip];
  NSUInteger length = strlen(word), i;
  for (i = 0; i < length; i++) if (toupper([self unit:i]) != word[i]) return NO;
  if (__selfsame_isNamePart([self unit:length])) return NO;
  _at += length;
  return YES;
}
- (id)argument {
  if (_next >= [_arguments count]) {
    [NSException raise:NSInvalidArgumentException
                format:@"Insufficient arguments for conversion characters specified in format string."];
  }
  id value = [_arguments objectAtIndex:_next++];
  return value == [NSNull null] ? nil : value;
}
- (NSString *)name {
  [self skip];
  NSUInteger from = _at;
  if (isdigit([self unit:0])) return nil;
  while (__selfsame_isNamePart([self unit:0])) _at++;
  return _at == from ? nil : [_text substringWithRange:NSMakeRange(from, _at - from)];
}
- (NSString *)quoted {
  unichar quote = [self unit:0];
  NSMutableString *value = [NSMutableString string];
  for (_at++; [self unit:0] && [self unit:0] != quote; _at++) {
    if ([self unit:0] == '\\' && [self unit:1]) {
      _at++;
      unichar named = [self unit:0];
      [value appendFormat:@"%C", (unichar)(named == 'n' ? '\n' : named == 't' ? '\t' : named)];
    } else {
      [value appendFormat:@"%C", [self unit:0]];
    }
  }
  if (![self unit:0]) return nil;
  _at++;
  return value;
}
// Expressions between commas up to a closing sign.
- (NSArray *)listUpTo:(const char *)end {
  NSMutableArray *parts = [NSMutableArray array];
  if ([self sign:end]) return parts;
  do {
    NSExpression *part = [self sum];
    if (!part) return nil;
    [parts addObject:part];
  } while ([self sign:","]);
  return [self sign:end] ? parts : nil;
}
- (NSExpression *)number {
  NSUInteger from = _at;
  BOOL broken = NO;
  while (isdigit([self unit:0])) _at++;
  if ([self unit:0] == '.' && isdigit([self unit:1])) {
    broken = YES;
    for (_at++; isdigit([self unit:0]);) _at++;
  }
  if (([self unit:0] == 'e' || [self unit:0] == 'E')
      && (isdigit([self unit:1]) || (([self unit:1] == '-' || [self unit:1] == '+') && isdigit([self unit:2])))) {
    broken = YES;
    for (_at += 2; isdigit([self unit:0]);) _at++;
  }
  NSString *digits = [_text substringWithRange:NSMakeRange(from, _at - from)];
  return [NSExpression expressionForConstantValue:
      broken ? [NSNumber numberWithDouble:[digits doubleValue]]
             : (id)[NSNumber numberWithLongLong:[digits longLongValue]]];
}
// One value without what may stand behind it.
- (NSExpression *)plain {
  [self skip];
  unichar first = [self unit:0];
  if (isdigit(first) || (first == '.' && isdigit([self unit:1]))) return [self number];
  if (first == '"' || first == '\'') {
    NSString *value = [self quoted];
    return value ? [NSExpression expressionForConstantValue:value] : nil;
  }
  if ([self sign:"%K"]) return [NSExpression expressionForKeyPath:[self argument]];
  if ([self sign:"%@"]) return [NSExpression expressionForConstantValue:[self argument]];
  if ([self sign:"%"]) {
    while (strchr("0123456789.lhqzj", [self unit:0]) && [self unit:0]) _at++;
    _at++;
    return [NSExpression expressionForConstantValue:[self argument]];
  }
  if ([self sign:"$"]) return [NSExpression expressionForVariable:[self name]];
  if ([self sign:"{"]) {
    NSArray *parts = [self listUpTo:"}"];
    return parts ? [NSExpression expressionForAggregate:parts] : nil;
  }
  if ([self sign:"("]) {
    NSExpression *inner = [self sum];
    return inner && [self sign:")"] ? inner : nil;
  }
  if ([self sign:"-"]) {
    NSExpression *inner = [self plain];
    if (!inner) return nil;
    if ([inner expressionType] == NSConstantValueExpressionType) {
      id value = [inner constantValue];
      return [NSExpression expressionForConstantValue:strchr("fd", *[value objCType])
          ? [NSNumber numberWithDouble:-[value doubleValue]]
          : (id)[NSNumber numberWithLongLong:-[value longLongValue]]];
    }
    return [NSExpression expressionForFunction:@"from:subtract:" arguments:[NSArray arrayWithObjects:
        [NSExpression expressionForConstantValue:[NSNumber numberWithInt:0]], inner, nil]];
  }
  if ([self word:"SELF"]) return [NSExpression expressionForEvaluatedObject];
  if ([self word:"TRUE"] || [self word:"YES"]) {
    return [NSExpression expressionForConstantValue:[NSNumber numberWithBool:YES]];
  }
  if ([self word:"FALSE"] || [self word:"NO"]) {
    return [NSExpression expressionForConstantValue:[NSNumber numberWithBool:NO]];
  }
  if ([self word:"NIL"] || [self word:"NULL"]) return [NSExpression expressionForConstantValue:nil];
  for (NSString *missing in [NSArray arrayWithObjects:@"SUBQUERY", @"CAST", @"FUNCTION", @"TERNARY", nil]) {
    if ([self word:[missing UTF8String]]) {
      [NSException raise:NSInvalidArgumentException format:@"%@ in a predicate: not built", missing];
    }
  }
  if ([self sign:"#"]) first = 0;
  NSString *name = [self name];
  if (!name) return nil;
  if ([self unit:0] != '(') return [NSExpression expressionForKeyPath:name];
  _at++;
  NSArray *parts = [self listUpTo:")"];
  if (!parts) return nil;
  NSString *selector = [parts count] ? [name stringByAppendingString:@":"] : name;
  return [NSExpression expressionForFunction:selector arguments:parts];
}
// A value, and the keys behind it.
- (NSExpression *)value {
  NSExpression *value = [self plain];
  while (value && [self unit:0] == '.') {
    _at++;
    NSString *key = [self sign:"%K"] ? [self argument] : [self name];
    if (!key) return nil;
    if ([value expressionType] == NSKeyPathExpressionType) {
      NSString *path = [NSString stringWithFormat:@"%@.%@", [value keyPath], key];
      NSExpression *longer = [NSExpression expressionForKeyPath:path];
      value = [value operand] ? [longer __with:[value operand]] : longer;
    } else {
      value = [[NSExpression expressionForKeyPath:key] __with:value];
    }
  }
  while (value && [self sign:"["]) {
    NSExpression *index = [self sum];
    if (!index || ![self sign:"]"]) return nil;
    [NSException raise:NSInvalidArgumentException format:@"an index in a predicate: not built"];
  }
  return value;
}
- (NSExpression *)join:(NSString *)function of:(NSExpression *)left and:(NSExpression *)right {
  if (!left || !right) return nil;
  return [NSExpression expressionForFunction:function
                                   arguments:[NSArray arrayWithObjects:left, right, nil]];
}
- (NSExpression *)power {
  NSExpression *base = [self value];
  return base && [self sign:"**"] ? [self join:@"raise:toPower:" of:base and:[self power]] : base;
}
- (NSExpression *)product {
  NSExpression *value = [self power];
  while (value) {
    if ([self sign:"*"]) value = [self join:@"multiply:by:" of:value and:[self power]];
    else if ([self sign:"/"]) value = [self join:@"divide:by:" of:value and:[self power]];
    else break;
  }
  return value;
}
- (NSExpression *)sum {
  NSExpression *value = [self product];
  while (value) {
    if ([self sign:"+"]) value = [self join:@"add:to:" of:value and:[self product]];
    else if ([self sign:"-"]) value = [self join:@"from:subtract:" of:value and:[self product]];
    else break;
  }
  return value;
}

// The longer signs first: <= is no < with something behind it.
- (BOOL)operator:(NSPredicateOperatorType *)type {
  static const struct { const char *sign; NSPredicateOperatorType type; } signs[] = {
    {"==", NSEqualToPredicateOperatorType}, {"=<", NSLessThanOrEqualToPredicateOperatorType},
    {"=>", NSGreaterThanOrEqualToPredicateOperatorType}, {"=", NSEqualToPredicateOperatorType},
    {"!=", NSNotEqualToPredicateOperatorType}, {"<>", NSNotEqualToPredicateOperatorType},
    {"<=", NSLessThanOrEqualToPredicateOperatorType}, {">=", NSGreaterThanOrEqualToPredicateOperatorType},
    {"<", NSLessThanPredicateOperatorType}, {">", NSGreaterThanPredicateOperatorType}
  };
  static const struct { const char *word; NSPredicateOperatorType type; } words[] = {
    {"MATCHES", NSMatchesPredicateOperatorType}, {"LIKE", NSLikePredicateOperatorType},
    {"BEGINSWITH", NSBeginsWithPredicateOperatorType}, {"ENDSWITH", NSEndsWithPredicateOperatorType},
    {"IN", NSInPredicateOperatorType}, {"CONTAINS", NSContainsPredicateOperatorType},
    {"BETWEEN", NSBetweenPredicateOperatorType}
  };
  for (int i = 0; i < 10; i++) {
    *type = signs[i].type;
    if ([self sign:signs[i].sign]) return YES;
  }
  for (int i = 0; i < 7; i++) {
    *type = words[i].type;
    if ([self word:words[i].word]) return YES;
  }
  return NO;
}
- (NSPredicate *)comparison {
  NSComparisonPredicateModifier modifier = NSDirectPredicateModifier;
  BOOL none = NO;
  if ([self word:"ANY"] || [self word:"SOME"]) modifier = NSAnyPredicateModifier;
  else if ([self word:"ALL"]) modifier = NSAllPredicateModifier;
  else if ([self word:"NONE"]) {
    modifier = NSAnyPredicateModifier;
    none = YES;
  }
  NSExpression *left = [self sum];
  NSPredicateOperatorType type;
  if (!left || ![self operator:&type]) return nil;
  NSComparisonPredicateOptions options = 0;
  if ([self unit:0] == '[') {
    for (_at++; [self unit:0] && [self unit:0] != ']'; _at++) {
      unichar option = tolower([self unit:0]);
      if (option == 'c') options |= NSCaseInsensitivePredicateOption;
      else if (option == 'd') options |= NSDiacriticInsensitivePredicateOption;
    }
    _at++;
  }
  NSExpression *right = [self sum];
  if (!right) return nil;
  NSPredicate *predicate = [NSComparisonPredicate predicateWithLeftExpression:left rightExpression:right
                                                                     modifier:modifier type:type
                                                                      options:options];
  return none ? [NSCompoundPredicate notPredicateWithSubpredicate:predicate] : predicate;
}
- (NSPredicate *)one {
  if ([self word:"NOT"] || ([self sign:"!"] && [self unit:0] != '=')) {
    NSPredicate *inner = [self one];
    return inner ? [NSCompoundPredicate notPredicateWithSubpredicate:inner] : nil;
  }
  if ([self word:"TRUEPREDICATE"]) return [NSPredicate predicateWithValue:YES];
  if ([self word:"FALSEPREDICATE"]) return [NSPredicate predicateWithValue:NO];
  NSUInteger at = _at, next = _next;
  if ([self sign:"("]) {
    // A predicate in parentheses, or a comparison that begins with one.
    NSPredicate *inner = [self either];
    if (inner && [self sign:")"]) return inner;
    _at = at;
    _next = next;
  }
  return [self comparison];
}
- (NSPredicate *)both {
  NSPredicate *first = [self one];
  if (!first) return nil;
  NSMutableArray *parts = [NSMutableArray arrayWithObject:first];
  while ([self word:"AND"] || [self sign:"&&"]) {
    NSPredicate *part = [self one];
    if (!part) return nil;
    [parts addObject:part];
  }
  return [parts count] == 1 ? first : [NSCompoundPredicate andPredicateWithSubpredicates:parts];
}
- (NSPredicate *)either {
  NSPredicate *first = [self both];
  if (!first) return nil;
  NSMutableArray *parts = [NSMutableArray arrayWithObject:first];
  while ([self word:"OR"] || [self sign:"||"]) {
    NSPredicate *part = [self both];
    if (!part) return nil;
    [parts addObject:part];
  }
  return [parts count] == 1 ? first : [NSCompoundPredicate orPredicateWithSubpredicates:parts];
}
// What was read, if it was something and nothing is left.
- (id)all:(id)part {
  [self skip];
  if (!part || _at < [_text length]) {
    [NSException raise:NSInvalidArgumentException
                format:@"Unable to parse the format string \"%@\"", _text];
  }
  return part;
}
- (NSPredicate *)whole { return [self all:[self either]]; }
- (NSExpression *)wholeExpression { return [self all:[self sum]]; }
@end

// The values that a format asks for, in its order; what stands in quotes asks for none.
static NSArray *__selfsame_predicateArguments(NSString *format, va_list arguments) {
  NSMutableArray *values = [NSMutableArray array];
  NSUInteger length = [format length], i;
  unichar quote = 0;
  for (i = 0; i < length; i++) {
    unichar unit = [format characterAtIndex:i];
    if (quote) {
      if (unit == '\\') i++;
      else if (unit == quote) quote = 0;
      continue;
    }
    if (unit == '"' || unit == '\'') quote = unit;
    if (unit != '%') continue;
    int longs = 0;
    for (i++; i < length && strchr("0123456789.lhqzj", (char)[format characterAtIndex:i]); i++) {
      if (strchr("lqzj", (char)[format characterAtIndex:i])) longs++;
    }
    id value = nil;
    switch (i < length ? [format characterAtIndex:i] : 0) {
      case '@': case 'K': value = va_arg(arguments, id); break;
      case 'd': case 'i': case 'D':
        value = longs ? [NSNumber numberWithLong:va_arg(arguments, long)]
                      : [NSNumber numberWithInt:va_arg(arguments, int)];
        break;
      case 'u': case 'x': case 'X': case 'o': case 'U':
        value = longs ? [NSNumber numberWithUnsignedLong:va_arg(arguments, unsigned long)]
                      : [NSNumber numberWithUnsignedInt:va_arg(arguments, unsigned int)];
        break;
      case 'f': case 'g': case 'e': case 'F': case 'G': case 'E':
        value = [NSNumber numberWithDouble:va_arg(arguments, double)];
        break;
      case 'c': case 'C': value = [NSNumber numberWithInt:va_arg(arguments, int)]; break;
      case 's': value = [NSString stringWithUTF8String:va_arg(arguments, const char *)]; break;
      default: continue;
    }
    [values addObject:value ?: [NSNull null]];
  }
  return values;
}

// A predicate and what its variables stand for.
@interface __SelfsameBoundPredicate : NSPredicate {
  NSPredicate *_inner;
  NSDictionary *_variables;
}
- (instancetype)initWith:(NSPredicate *)inner variables:(NSDictionary *)variables;
@end
@implementation __SelfsameBoundPredicate
- (instancetype)initWith:(NSPredicate *)inner variables:(NSDictionary *)variables {
  self = [super init];
  _inner = [inner retain];
  _variables = [variables copy];
  return self;
}
- (void)dealloc {
  [_inner release];
  [_variables release];
  [super dealloc];
}
- (BOOL)evaluateWithObject:(id)object substitutionVariables:(NSDictionary *)bindings {
  return [_inner evaluateWithObject:object substitutionVariables:_variables];
}
- (NSString *)predicateFormat {
  NSString *text = [_inner predicateFormat];
  for (NSString *name in _variables) {
    text = [text stringByReplacingOccurrencesOfString:[@"$" stringByAppendingString:name]
                                           withString:__selfsame_predicateText([_variables objectForKey:name])];
  }
  return text;
}
@end

@implementation NSPredicate (Format)
+ (NSPredicate *)predicateWithFormat:(NSString *)format argumentArray:(NSArray *)arguments {
  __SelfsamePredicateReader *reader =
      [[[__SelfsamePredicateReader alloc] initWithFormat:format arguments:arguments] autorelease];
  return [reader whole];
}
+ (NSPredicate *)predicateWithFormat:(NSString *)format arguments:(va_list)arguments {
  return [self predicateWithFormat:format
                     argumentArray:__selfsame_predicateArguments(format, arguments)];
}
+ (NSPredicate *)predicateWithFormat:(NSString *)format, ... {
  va_list arguments;
  va_start(arguments, format);
  NSArray *values = __selfsame_predicateArguments(format, arguments);
  va_end(arguments);
  return [self predicateWithFormat:format argumentArray:values];
}
+ (NSPredicate *)predicateWithValue:(BOOL)value {
  // Of no parts AND holds, and OR does not.
  return value ? [NSCompoundPredicate andPredicateWithSubpredicates:[NSArray array]]
               : [NSCompoundPredicate orPredicateWithSubpredicates:[NSArray array]];
}
- (NSString *)predicateFormat { return [NSString stringWithFormat:@"BLOCKPREDICATE(%p)", _block]; }
- (NSString *)description { return [self predicateFormat]; }
- (BOOL)isEqual:(id)other {
  return self == other || ([other isKindOfClass:[NSPredicate class]]
      && [[other predicateFormat] isEqualToString:[self predicateFormat]]);
}
- (NSUInteger)hash { return [[self predicateFormat] hash]; }
- (NSPredicate *)predicateWithSubstitutionVariables:(NSDictionary *)variables {
  return [[[__SelfsameBoundPredicate alloc] initWith:self variables:variables] autorelease];
}
@end
@implementation NSExpression (Format)
+ (NSExpression *)expressionWithFormat:(NSString *)format argumentArray:(NSArray *)arguments {
  __SelfsamePredicateReader *reader =
      [[[__SelfsamePredicateReader alloc] initWithFormat:format arguments:arguments] autorelease];
  return [reader wholeExpression];
}
+ (NSExpression *)expressionWithFormat:(NSString *)format arguments:(va_list)arguments {
  return [self expressionWithFormat:format
                      argumentArray:__selfsame_predicateArguments(format, arguments)];
}
+ (NSExpression *)expressionWithFormat:(NSString *)format, ... {
  va_list arguments;
  va_start(arguments, format);
  NSArray *values = __selfsame_predicateArguments(format, arguments);
  va_end(arguments);
  return [self expressionWithFormat:format argumentArray:values];
}
@end
