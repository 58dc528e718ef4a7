local N = tonumber(arg[1])
local parts = {}
for i = 1, N do parts[#parts + 1] = "ab" end
local text = table.concat(parts)
local bs = 0
for i = 2, 2 * N, 2 do
  if text:byte(i) == 98 then bs = bs + 1 end
end
assert(bs == N)
