Crate *found = tea;
[found setLabel:@"letters"];
