local N = tonumber(arg[1])
local other = coroutine.wrap(function()
  while true do coroutine.yield() end
end)
for i = 1, N // 2 do other() end
