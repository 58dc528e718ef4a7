Crate *found = [tea inner] ? [tea inner] : [rope inner] ? [rope inner] : [silk inner];
