Crate *found = [pick(1904) inner];
