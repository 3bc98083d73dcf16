import * as v from 'valibot';

const number = (pattern: RegExp, wanted: string) => v.pipe(v.string(), v.regex(pattern, wanted), v.transform(Number));

/** What the environment says of how the process is run. */
export const operationVariables = {
  METRICS_PORT: v.optional(
    v.pipe(
      number(/^\d{1,5}$/, 'a port number from 1 to 65535'),
      v.minValue(1, 'a port number from 1 to 65535'),
      v.maxValue(65_535, 'a port number from 1 to 65535'),
    ),
  ),
  DRAIN_SECONDS: v.optional(number(/^(?:\d|[1-5]\d|60)$/, 'seconds from 0 to 60'), '2'),
  PICTURES_MB: v.optional(number(/^[1-9]\d{0,6}$/, 'megabytes from 1 to 9999999'), '2048'),
  OFFLINE_PAGE: v.optional(
    v.pipe(
      v.picklist(['true', 'false'], 'true or false'),
      v.transform((value) => value === 'true'),
    ),
    'true',
  ),
  MAX_CONNECTIONS: v.optional(number(/^[1-9]\d{0,5}$/, 'a number of connections from 1 to 999999'), '5000'),
};
