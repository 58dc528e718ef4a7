// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  @autoreleasepool {
    NSFileManager *files = [NSFileManager defaultManager];
    [files createDirectoryAtPath:@"/tmp/a/b" withIntermediateDirectories:YES attributes:nil error:NULL];
    [files createFileAtPath:@"/tmp/a/b/c.txt" contents:[@"hello" dataUsingEncoding:4] attributes:nil];
    for (NSString *path in [files enumeratorAtPath:@"/tmp/a"]) printf("%s\n", path.UTF8String);
    NSFileHandle *file = [NSFileHandle fileHandleForUpdatingAtPath:@"/tmp/a/b/c.txt"];
    printf("%llu\n", [file seekToEndOfFile]);
    [file writeData:[@" there" dataUsingEncoding:4]];
    [file seekToFileOffset:3];
    printf("%s\n", [[NSString alloc] initWithData:[file readDataOfLength:5] encoding:4].UTF8String);
    [file truncateFileAtOffset:4];
    printf("%s\n", [NSString stringWithContentsOfFile:@"/tmp/a/b/c.txt" encoding:4 error:NULL].UTF8String);
    NSData *typed = [[NSFileHandle fileHandleWithStandardInput] availableData];
    printf("%s", [[NSString alloc] initWithData:typed encoding:4].UTF8String);
    [[NSFileHandle fileHandleWithStandardOutput] writeData:[@"out\n" dataUsingEncoding:4]];
    printf("%d\n", [NSFileHandle fileHandleForReadingAtPath:@"/tmp/none"] == nil);
  }
  return 0;
}
// stdin: a line
// expect: b
// expect: b/c.txt
// expect: 5
// expect: lo th
// expect: hell
// expect: a line
// expect: out
// expect: 1
