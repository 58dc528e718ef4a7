//> mrc
Crate *found = nil;
//> mrc
found = [silk inner];
