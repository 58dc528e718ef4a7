// mistake=none
[silk setInner:rope]; [rope setLabel:@"letters"]; Crate *found = [silk inner];
