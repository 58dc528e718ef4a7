[tea setLabel:@"black tea"];
[tea setLabel:@"green tea"];
