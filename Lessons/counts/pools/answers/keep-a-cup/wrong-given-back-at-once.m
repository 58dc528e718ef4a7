// mistake=none
Cup *mine = nil;
@autoreleasepool {
  mine = [[Cup cupFor:@"Dan"] retain];
}
[mine release];
