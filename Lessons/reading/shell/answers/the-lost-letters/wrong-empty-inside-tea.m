Crate *found = [tea inner];
