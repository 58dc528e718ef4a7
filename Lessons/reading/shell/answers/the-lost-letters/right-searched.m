//> mrc
[tea inner]
//> mrc
[rope inner]
//> mrc
[silk inner]
//> mrc
Crate *found = [silk inner];
