Crate *found = [silk inner];
[silk setInner:found = newCrate(@"letters")];
