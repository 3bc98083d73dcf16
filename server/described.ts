import * as v from 'valibot';

/**
 * Adds to a variable's schema what docs/configuration.md and .env.example say of it. `usual` says what applies when the
 * variable is unset and its schema has no default.
 */
export const described = <Schema extends v.GenericSchema>(schema: Schema, means: string, usual?: string) =>
  v.pipe(schema, v.metadata({ means, usual }));
