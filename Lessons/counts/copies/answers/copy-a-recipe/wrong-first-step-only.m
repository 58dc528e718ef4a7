@implementation Recipe
- (id)copyWithZone:(NSZone *)zone { Recipe *other = [[[self class] allocWithZone:zone] initNamed:name]; if ([steps count]) [other->steps addObject:[steps objectAtIndex:0]]; return other; }
@end
