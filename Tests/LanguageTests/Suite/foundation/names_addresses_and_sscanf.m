// mode: arc
// NSUUID, NSURL, sscanf with widths, sets and skipped values
#import <Foundation/Foundation.h>
int main(void) { @autoreleasepool {
    NSUUID *a = [NSUUID UUID], *b = [NSUUID UUID];
    printf("%lu %d\n", a.UUIDString.length, [a isEqual:b]);
    NSUUID *c = [[NSUUID alloc] initWithUUIDString:@"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"]; printf("%s %d\n", c.UUIDString.UTF8String, [[NSUUID alloc] initWithUUIDString:@"zz"] == nil);
    NSURL *u = [NSURL URLWithString:@"http://example.com:80/a/b.txt?x=1#f"];
    printf("%s %s %s %s %s %s %d\n", u.scheme.UTF8String, u.host.UTF8String, u.path.UTF8String, u.query.UTF8String, u.fragment.UTF8String, u.lastPathComponent.UTF8String, u.port.intValue);
    printf("%s %s\n", u.absoluteString.UTF8String, u.pathExtension.UTF8String);
    NSURL *f = [NSURL fileURLWithPath:@"/tmp/x.txt"]; printf("%s %s %d\n", f.absoluteString.UTF8String, f.path.UTF8String, f.isFileURL);
    int p, q; char w[20]; int n = sscanf("12 0x1f word", "%d %x %19s", &p, &q, w); printf("%d %d %d %s\n", n, p, q, w);
    float fl; double db; long l; char ch; n = sscanf("3.5,2.25;-77Z", "%f,%lf;%ld%c", &fl, &db, &l, &ch); printf("%d %g %g %ld %c\n", n, fl, db, l, ch);
    n = sscanf("abc", "%d", &p); printf("%d\n", n); n = sscanf("", "%d", &p); printf("%d\n", n);
    char set[10]; int used; n = sscanf("key=value", "%[a-z]=%*s%n", set, &used); printf("%d %s %d\n", n, set, used);
} return 0; }
// expect: 36 0
// expect: E621E1F8-C36C-495A-93FC-0C247A3E6E5F 1
// expect: http example.com /a/b.txt x=1 f b.txt 80
// expect: http://example.com:80/a/b.txt?x=1#f txt
// expect: file:///tmp/x.txt /tmp/x.txt 1
// expect: 3 12 31 word
// expect: 4 3.5 2.25 -77 Z
// expect: 0
// expect: -1
// expect: 1 key 9
