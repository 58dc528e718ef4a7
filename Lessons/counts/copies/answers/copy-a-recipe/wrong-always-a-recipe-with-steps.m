@implementation Recipe
- (id)copyWithZone:(NSZone *)zone { Recipe *other = [[(steps.count ? [Recipe class] : [self class]) alloc] initNamed:name]; [other->steps setArray:steps]; return other; }
@end
