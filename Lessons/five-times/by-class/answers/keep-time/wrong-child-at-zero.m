@implementation StationClock
- (id)init { if ([self class] != [StationClock class]) return [super init]; if (running) return self; self = [super init]; minutes = 7; running = YES; return self; }
@end
