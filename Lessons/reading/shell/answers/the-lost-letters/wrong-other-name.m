Crate *letters = [silk inner];
