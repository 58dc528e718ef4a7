// mode: mrc
// One name of each module: a part that does not compile stops this program.
// NSNumber NSArray NSDictionary NSMakeRange NSData NSFastEnumeration Method NSProxy NSException
// NSError valueForKey observeValueForKeyPath NSNotificationCenter addObserverForName NSDate
// NSUserDefaults NSIndexSet enumerateLinesUsingBlock UIApplication NSThread threadDictionary
// dispatch_once NSRunLoop NSOperationQueue NSBlock
int main(void) { printf("all\n"); return 0; }
// expect: all
