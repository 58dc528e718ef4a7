Crate *all[] = { tea, rope, silk };
Crate *found = nil;
for (int i = 0; i < 3; i++) if ([all[i] inner] != nil) found = [all[i] inner];
