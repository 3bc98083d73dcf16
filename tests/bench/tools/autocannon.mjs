// Stands in for wrk where that cannot be had: the same load, the same line of JSON, with latencies in whole ms.
import autocannon from 'autocannon';

const { origin, paths, headers, seconds, connections } = JSON.parse(process.argv[2] ?? '{}');
const { requests, duration, latency, errors, non2xx } = await autocannon({
  url: origin,
  connections,
  duration: seconds,
  requests: paths.map((path) => ({ method: 'GET', path, headers })),
});
const { p50, p99 } = latency;
console.log(JSON.stringify({ requests: requests.total, seconds: duration, p50, p99, refused: non2xx, lost: errors }));
