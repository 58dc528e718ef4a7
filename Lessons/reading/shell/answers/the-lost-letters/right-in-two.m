Crate *ящик = pick(1904);
Crate *found = [ящик inner];
