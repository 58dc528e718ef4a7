Dispenser *mine = [Dispenser new];
int первый = [mine next];
NSLog(@"номер %d", первый);
