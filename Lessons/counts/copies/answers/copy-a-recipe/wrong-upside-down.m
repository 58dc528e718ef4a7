@implementation Recipe
- (id)copyWithZone:(NSZone *)zone { Recipe *other = [[[self class] allocWithZone:zone] initNamed:name]; for (id s in [steps reverseObjectEnumerator]) [other->steps addObject:s]; return other; }
@end
