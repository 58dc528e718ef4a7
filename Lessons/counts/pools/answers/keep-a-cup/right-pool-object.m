NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
Cup *mine = [[Cup cupFor:@"Dan"] retain];
[pool drain];
