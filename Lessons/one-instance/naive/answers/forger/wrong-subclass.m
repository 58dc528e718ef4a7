@interface Forgery : Ledger
@end
@implementation Forgery
- (int)total { return 0; }
@end
Ledger *forged = [[Forgery allocWithZone:NULL] init];
