// NSValueTransformer: turns one value into another, and some of them turn it back. A name stands for one, so that a
// text (a binding's, say) can ask for it.
//
// A name that nobody gave is looked for among the classes: a transformer is often called as its class.
//: part NSValueTransformer

typedef NSString *NSValueTransformerName;
NSString *const NSNegateBooleanTransformerName = @"NSNegateBoolean";
NSString *const NSIsNilTransformerName = @"NSIsNil";
NSString *const NSIsNotNilTransformerName = @"NSIsNotNil";

@interface NSValueTransformer : NSObject
+ (void)setValueTransformer:(NSValueTransformer *)transformer forName:(NSString *)name;
+ (NSValueTransformer *)valueTransformerForName:(NSString *)name;
+ (NSArray *)valueTransformerNames;
+ (Class)transformedValueClass;
+ (BOOL)allowsReverseTransformation;
- (id)transformedValue:(id)value;
- (id)reverseTransformedValue:(id)value;
@end
@interface __NSNegateBooleanTransformer : NSValueTransformer
@end
@interface __NSIsNilTransformer : NSValueTransformer { BOOL _wanted; }
- (void)__want:(BOOL)wanted;
@end

static NSMutableDictionary *__selfsame_transformers;
@implementation NSValueTransformer
+ (NSMutableDictionary *)__named __attribute__((selfsame_visible(handOut))) {
  if (!__selfsame_transformers) {
    __selfsame_transformers = [[NSMutableDictionary alloc] init];
    id made[] = {[[__NSNegateBooleanTransformer alloc] init], [[__NSIsNilTransformer alloc] init],
                 [[__NSIsNilTransformer alloc] init]};
    [made[1] __want:YES];
    NSString *names[] = {
      NSNegateBooleanTransformerName, NSIsNilTransformerName, NSIsNotNilTransformerName
    };
    for (int i = 0; i < 3; i++) {
      [__selfsame_transformers setObject:made[i] forKey:names[i]];
      [made[i] release];
    }
  }
  return __selfsame_transformers;
}
+ (void)setValueTransformer:(NSValueTransformer *)transformer forName:(NSString *)name {
  if (transformer) [[self __named] setObject:transformer forKey:name];
  else [[self __named] removeObjectForKey:name];
}
+ (NSValueTransformer *)valueTransformerForName:(NSString *)name {
  NSValueTransformer *known = [[self __named] objectForKey:name];
  Class class = known ? Nil : NSClassFromString(name);
  if (!class || ![class isSubclassOfClass:[NSValueTransformer class]]) return known;
  known = [[[class alloc] init] autorelease];
  [self setValueTransformer:known forName:name];
  return known;
}
+ (NSArray *)valueTransformerNames { return [[self __named] allKeys]; }
+ (Class)transformedValueClass { __selfsame_abstract((id)self, [NSValueTransformer class], _cmd); }
+ (BOOL)allowsReverseTransformation { return YES; }
- (id)transformedValue:(id)value { __selfsame_abstract(self, [NSValueTransformer class], _cmd); }
- (id)reverseTransformedValue:(id)value {
  if (![[self class] allowsReverseTransformation]) {
    __selfsame_fail(@"NSInvalidArgumentException",
                    @"*** -[%@ reverseTransformedValue:]: this transformer does not turn values back", [self class]);
  }
  return [self transformedValue:value];
}
- (NSString *)description {
  NSArray *names = [[NSValueTransformer __named] allKeysForObject:self];
  return [NSString stringWithFormat:@"<shared %@ transformer>", [names count] ? [names objectAtIndex:0] : [self class]];
}
@end
@implementation __NSNegateBooleanTransformer
+ (Class)transformedValueClass { return [NSNumber class]; }
- (id)transformedValue:(id)value { return [NSNumber numberWithBool:![value boolValue]]; }
@end
@implementation __NSIsNilTransformer
+ (Class)transformedValueClass { return [NSNumber class]; }
+ (BOOL)allowsReverseTransformation { return NO; }
- (void)__want:(BOOL)wanted { _wanted = wanted; }
- (id)transformedValue:(id)value { return [NSNumber numberWithBool:(value == nil) == _wanted]; }
@end
