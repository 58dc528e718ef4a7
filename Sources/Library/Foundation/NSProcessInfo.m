// NSProcessInfo: the simulated process, as an object.
//: part NSUserDefaults, NSFileManager, NSProcessInfo, NSBundle

@interface NSProcessInfo : NSObject
+ (NSProcessInfo *)processInfo;
- (NSString *)processName;
- (int)processIdentifier;
- (NSArray *)arguments;
- (NSDictionary *)environment;
- (NSString *)hostName;
- (NSString *)operatingSystemVersionString;
- (NSString *)globallyUniqueString;
- (NSUInteger)processorCount;
- (NSUInteger)activeProcessorCount;
- (unsigned long long)physicalMemory;
- (NSTimeInterval)systemUptime;
@end
static NSProcessInfo *__selfsame_processInfo;
static unsigned long long __selfsame_uptime(void) __attribute__((selfsame_native(clockNow)));
@implementation NSProcessInfo
+ (NSProcessInfo *)processInfo __attribute__((selfsame_visible(handOut))) {
  if (!__selfsame_processInfo) __selfsame_processInfo = [[self alloc] init];
  return __selfsame_processInfo;
}
- (NSString *)processName { return @"program"; }
- (int)processIdentifier { return 501; }
- (NSArray *)arguments { return [NSArray arrayWithObject:@"program"]; }
- (NSDictionary *)environment { return [NSDictionary dictionary]; }
- (NSString *)hostName { return @"localhost"; }
- (NSString *)operatingSystemVersionString { return @"Version 14.0 (simulated)"; }
- (NSString *)globallyUniqueString {
  static int made;
  return [NSString stringWithFormat:@"00000000-0000-0000-0000-%012d", ++made];
}
- (NSUInteger)processorCount { return 2; }
- (NSUInteger)activeProcessorCount { return 2; }
- (unsigned long long)physicalMemory { return 1ULL << 30; }
- (NSTimeInterval)systemUptime { return (double)__selfsame_uptime() / 1e9; }
@end
