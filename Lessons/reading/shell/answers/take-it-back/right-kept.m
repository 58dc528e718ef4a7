Crate *kept = tea;
tea = nil;
tea = kept;
[tea setLabel:@"green tea"];
