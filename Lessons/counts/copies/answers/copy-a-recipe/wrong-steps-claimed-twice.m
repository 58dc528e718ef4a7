@implementation Recipe
- (id)copyWithZone:(NSZone *)zone { Recipe *other = [[[self class] allocWithZone:zone] initNamed:name]; [other->steps addObjectsFromArray:steps]; [steps removeAllObjects]; [steps addObjectsFromArray:other->steps]; [other->steps retain]; return other; }
@end
