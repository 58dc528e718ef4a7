Cup *mine = nil;
NSMutableArray *shelf = [NSMutableArray array];
@autoreleasepool {
  mine = [Cup cupFor:@"Dan"];
  [[mine retain] retain];
}
[mine release];
