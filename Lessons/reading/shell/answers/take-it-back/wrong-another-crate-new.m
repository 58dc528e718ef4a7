tea = newCrate(@"tea");
[tea setLabel:@"green tea"];
