//> mrc
[tea label]
//> mrc
[tea setLabel:@"green tea"];
//> mrc
[tea label]
