[tea setLabel:@"greentea"];
