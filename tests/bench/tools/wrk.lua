-- Asks for the addresses of a file, one a line, in turn; says what came of it as one line of JSON.
local prepared, turn = {}, 0

function init(arguments)
  for path in io.lines(arguments[1]) do
    prepared[#prepared + 1] = wrk.format('GET', path)
  end
end

function request()
  turn = turn % #prepared + 1
  return prepared[turn]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"seconds":%.6f,"p50":%.3f,"p99":%.3f,"refused":%d,"lost":%d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    errors.status, errors.connect + errors.read + errors.write + errors.timeout
  ))
end
