@implementation Recipe
- (id)copyWithZone:(NSZone *)zone { Recipe *other = [[[self class] allocWithZone:zone] initNamed:@"soup"]; [other->steps addObjectsFromArray:steps]; return other; }
@end
