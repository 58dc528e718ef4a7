Crate *crate = tea;
[crate setLabel:@"green tea"];
