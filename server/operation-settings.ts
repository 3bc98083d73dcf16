import * as v from 'valibot';
import { described } from './described.ts';

const number = (pattern: RegExp, wanted: string) => v.pipe(v.string(), v.regex(pattern, wanted), v.transform(Number));

/** What the environment says of how the process is run. */
export const operationVariables = {
  METRICS_PORT: described(
    v.optional(
      v.pipe(
        number(/^\d{1,5}$/, 'a port number from 1 to 65535'),
        v.minValue(1, 'a port number from 1 to 65535'),
        v.maxValue(65_535, 'a port number from 1 to 65535'),
      ),
    ),
    "port for Prometheus' `/metrics`; keep it private",
    'off',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: described(
    v.optional(
      v.pipe(
        v.string(),
        v.url('the address of a collector, such as http://localhost:4318'),
        v.transform((url) => url.replace(/\/$/, '')),
      ),
    ),
    'collector of traces (OTLP over HTTP); other variables of OpenTelemetry, such as `OTEL_TRACES_SAMPLER`, count too',
    'no traces',
  ),
  DRAIN_SECONDS: described(
    v.optional(number(/^(?:\d|[1-5]\d|60)$/, 'seconds from 0 to 60'), '2'),
    'how long the shop still accepts visitors after `SIGTERM`, while `/readyz` says 503, seconds',
  ),
  PICTURES_MB: described(
    v.optional(number(/^[1-9]\d{0,6}$/, 'megabytes from 1 to 9999999'), '2048'),
    'disk space for resized pictures, MB; the least recently used go first',
  ),
  OFFLINE_PAGE: described(
    v.optional(
      v.pipe(
        v.picklist(['true', 'false'], 'true or false'),
        v.transform((value) => value === 'true'),
      ),
      'true',
    ),
    '`false`: browsers keep no offline page and delete the one they have',
  ),
  MAX_CONNECTIONS: described(
    v.optional(number(/^[1-9]\d{0,5}$/, 'a number of connections from 1 to 999999'), '5000'),
    'connections a process accepts',
  ),
};
