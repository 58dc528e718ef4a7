dispatch_once_t bellToken;
FogBell *theBell;
@implementation FogBell
+ (FogBell *)sharedBell {
  dispatch_once(&bellToken, ^{ theBell = [FogBell new]; });
  return theBell;
}
@end
