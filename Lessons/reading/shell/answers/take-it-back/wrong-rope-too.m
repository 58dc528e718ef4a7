[tea setLabel:@"green tea"];
[rope setLabel:@"green tea"];
