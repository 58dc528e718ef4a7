local N = tonumber(arg[1])
for i = 1, N do end
