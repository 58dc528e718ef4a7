@implementation Recipe
- (id)copyWithZone:(NSZone *)zone { Recipe *other = [[[self class] allocWithZone:zone] initNamed:name]; for (id s in steps) [other->steps addObject:@"boil"]; return other; }
@end
