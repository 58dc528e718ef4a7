// NSExpression: what stands on either side of a predicate's comparison, as a value of its own.
//
// An expression is asked for its value with an object: a constant answers itself, a key path asks the object,
// an aggregate makes a list of its parts' values, a function reckons with them.
//: part predicate formats

typedef NSUInteger NSExpressionType;
enum {
  NSConstantValueExpressionType = 0,
  NSEvaluatedObjectExpressionType,
  NSVariableExpressionType,
  NSKeyPathExpressionType,
  NSFunctionExpressionType,
  NSAggregateExpressionType = 14
};

@interface NSExpression : NSObject <NSCopying> {
  NSExpressionType _type;
  // The constant, the key path, the variable's or the function's name, the list of an aggregate's parts.
  id _value;
  // A function's arguments; the object whose key path it is, nil: the one that is asked about.
  NSArray *_arguments;
  NSExpression *_operand;
}
+ (NSExpression *)expressionForConstantValue:(id)value;
+ (NSExpression *)expressionForEvaluatedObject;
+ (NSExpression *)expressionForVariable:(NSString *)name;
+ (NSExpression *)expressionForKeyPath:(NSString *)path;
+ (NSExpression *)expressionForAggregate:(NSArray *)parts;
+ (NSExpression *)expressionForFunction:(NSString *)name arguments:(NSArray *)arguments;
- (NSExpression *)__with:(NSExpression *)operand;
- (NSExpressionType)expressionType;
- (id)constantValue;
- (NSString *)keyPath;
- (NSString *)variable;
- (NSString *)function;
- (NSArray *)arguments;
- (id)collection;
- (NSExpression *)operand;
- (id)expressionValueWithObject:(id)object context:(NSMutableDictionary *)context;
@end

// How a constant is written: as it would stand in a format.
static NSString *__selfsame_predicateText(id value) {
  if (!value || value == [NSNull null]) return @"nil";
  if ([value isKindOfClass:[NSString class]]) return [NSString stringWithFormat:@"\"%@\"", value];
  if ([value isKindOfClass:[NSArray class]] || [value isKindOfClass:[NSSet class]]) {
    NSMutableArray *parts = [NSMutableArray array];
    for (id part in value) {
      [parts addObject:[part isKindOfClass:[NSExpression class]] ? [part description]
                                                                 : __selfsame_predicateText(part)];
    }
    return [NSString stringWithFormat:@"{%@}", [parts componentsJoinedByString:@", "]];
  }
  return [value description];
}

@implementation NSExpression
+ (NSExpression *)__expression:(NSExpressionType)type value:(id)value arguments:(NSArray *)arguments {
  NSExpression *expression = [[[self alloc] init] autorelease];
  expression->_type = type;
  expression->_value = [value retain];
  expression->_arguments = [arguments copy];
  return expression;
}
+ (NSExpression *)expressionForConstantValue:(id)value {
  return [self __expression:NSConstantValueExpressionType value:value arguments:nil];
}
+ (NSExpression *)expressionForEvaluatedObject {
  return [self __expression:NSEvaluatedObjectExpressionType value:nil arguments:nil];
}
+ (NSExpression *)expressionForVariable:(NSString *)name {
  return [self __expression:NSVariableExpressionType value:name arguments:nil];
}
+ (NSExpression *)expressionForKeyPath:(NSString *)path {
  return [self __expression:NSKeyPathExpressionType value:path arguments:nil];
}
+ (NSExpression *)expressionForAggregate:(NSArray *)parts {
  return [self __expression:NSAggregateExpressionType value:parts arguments:nil];
}
+ (NSExpression *)expressionForFunction:(NSString *)name arguments:(NSArray *)arguments {
  return [self __expression:NSFunctionExpressionType value:name arguments:arguments];
}
- (NSExpression *)__with:(NSExpression *)operand {
  _operand = [operand retain];
  return self;
}
- (void)dealloc {
  [_value release];
  [_arguments release];
  [_operand release];
  [super dealloc];
}
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
- (NSExpressionType)expressionType { return _type; }
- (id)constantValue { return _value; }
- (NSString *)keyPath { return _value; }
- (NSString *)variable { return _value; }
- (NSString *)function { return _value; }
- (NSArray *)arguments { return _arguments; }
- (id)collection { return _value; }
- (NSExpression *)operand { return _operand; }

- (id)__reckon:(NSArray *)values {
  NSString *name = _value;
  id first = [values count] ? [values objectAtIndex:0] : nil;
  if ([name isEqualToString:@"now"]) return [NSDate date];
  if ([name isEqualToString:@"lowercase:"]) return [first lowercaseString];
  if ([name isEqualToString:@"uppercase:"]) return [first uppercaseString];
  if ([name isEqualToString:@"count:"]) return [NSNumber numberWithUnsignedInteger:[first count]];
  for (NSString *total in [NSArray arrayWithObjects:@"sum:", @"min:", @"max:", nil]) {
    if ([name isEqualToString:total]) {
      NSString *path = [NSString stringWithFormat:@"@%@.self", [total substringToIndex:3]];
      return [first valueForKeyPath:path];
    }
  }
  if ([name isEqualToString:@"average:"]) return [first valueForKeyPath:@"@avg.self"];
  double one = [first doubleValue];
  if ([name isEqualToString:@"sqrt:"]) return [NSNumber numberWithDouble:sqrt(one)];
  if ([name isEqualToString:@"abs:"]) return [NSNumber numberWithDouble:fabs(one)];
  if ([name isEqualToString:@"ceiling:"]) return [NSNumber numberWithDouble:ceil(one)];
  if ([name isEqualToString:@"floor:"] || [name isEqualToString:@"trunc:"]) {
    return [NSNumber numberWithDouble:[name isEqualToString:@"floor:"] ? floor(one) : trunc(one)];
  }
  if ([values count] == 2) {
    double other = [[values objectAtIndex:1] doubleValue];
    if ([name isEqualToString:@"add:to:"]) return [NSNumber numberWithDouble:one + other];
    if ([name isEqualToString:@"from:subtract:"]) return [NSNumber numberWithDouble:one - other];
    if ([name isEqualToString:@"multiply:by:"]) return [NSNumber numberWithDouble:one * other];
    if ([name isEqualToString:@"divide:by:"]) return [NSNumber numberWithDouble:one / other];
    if ([name isEqualToString:@"raise:toPower:"]) return [NSNumber numberWithDouble:pow(one, other)];
  }
  [NSException raise:NSInvalidArgumentException format:@"%@: not built as a function of NSExpression", name];
  return nil;
}

- (id)expressionValueWithObject:(id)object context:(NSMutableDictionary *)context {
  switch (_type) {
    case NSConstantValueExpressionType: return _value;
    case NSEvaluatedObjectExpressionType: return object;
    case NSVariableExpressionType: return [context objectForKey:_value];
    case NSKeyPathExpressionType:
      if (_operand) object = [_operand expressionValueWithObject:object context:context];
      return [object valueForKeyPath:_value];
    default: {
      NSMutableArray *values = [NSMutableArray array];
      for (NSExpression *part in _type == NSAggregateExpressionType ? (NSArray *)_value : _arguments) {
        id value = [part isKindOfClass:[NSExpression class]]
            ? [part expressionValueWithObject:object context:context] : part;
        [values addObject:value ?: [NSNull null]];
      }
      return _type == NSAggregateExpressionType ? values : [self __reckon:values];
    }
  }
}

- (NSString *)description {
  switch (_type) {
    case NSEvaluatedObjectExpressionType: return @"SELF";
    case NSVariableExpressionType: return [@"$" stringByAppendingString:_value];
    case NSKeyPathExpressionType:
      return _operand ? [NSString stringWithFormat:@"%@.%@", _operand, _value] : _value;
    case NSFunctionExpressionType: {
      NSDictionary *signs = [NSDictionary dictionaryWithObjectsAndKeys:@"+", @"add:to:", @"-",
          @"from:subtract:", @"*", @"multiply:by:", @"/", @"divide:by:", @"**", @"raise:toPower:", nil];
      NSString *sign = [signs objectForKey:_value];
      if (sign) {
        NSMutableArray *sides = [NSMutableArray array];
        for (NSExpression *side in _arguments) {
          BOOL inner = [side expressionType] == NSFunctionExpressionType && [signs objectForKey:[side function]];
          [sides addObject:inner && *[sign UTF8String] != '+'
              ? [NSString stringWithFormat:@"(%@)", side] : [side description]];
        }
        return [sides componentsJoinedByString:[NSString stringWithFormat:@" %@ ", sign]];
      }
      NSString *name = [_value hasSuffix:@":"] ? [_value substringToIndex:[_value length] - 1] : _value;
      return [NSString stringWithFormat:@"%@(%@)", name, [_arguments componentsJoinedByString:@", "]];
    }
    default: return __selfsame_predicateText(_value);
  }
}
- (BOOL)isEqual:(id)other {
  return [other isKindOfClass:[NSExpression class]]
      && [[other description] isEqualToString:[self description]];
}
- (NSUInteger)hash { return [[self description] hash]; }
@end
