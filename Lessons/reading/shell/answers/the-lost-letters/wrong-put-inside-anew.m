Crate *found = newCrate(@"letters");
[silk setInner:found];
newCrate(@"x");
