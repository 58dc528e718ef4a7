[tea setLabel:@"Green tea"];
