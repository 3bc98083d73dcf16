import { writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { variables } from '#server/config.ts';

const root = new URL('../../', import.meta.url);

/** What is declared of a variable; `usual` is what applies when it is unset, in Markdown. */
interface Declared {
  readonly name: string;
  readonly means: string;
  readonly usual: string;
}

/** Every variable in the order of its declaration. Throws for one without a description. */
export const declaredVariables = (): readonly Declared[] =>
  Object.entries(variables.entries).map(([name, schema]) => {
    const { means, usual } = v.getMetadata(schema);
    if (typeof means !== 'string' || means === '') throw new Error(`${name} has no description`);
    const fallback = v.getDefault(schema);
    return { name, means, usual: usual ?? (fallback === undefined ? 'none' : `\`${fallback}\``) };
  });

/** docs/configuration.md. */
export const renderConfiguration = (): string => `# Configuration

\`npm run config:write\` writes this page and \`.env.example\` from the declarations in \`server/config.ts\`.

The shop reads these environment variables at start and lists all wrong ones. To keep them in a file, copy
\`.env.example\` to \`.env\` and run \`node --env-file=.env server/launch/start.mjs\`.

| variable | default | meaning |
|---|---|---|
${declaredVariables()
  .map(({ name, usual, means }) => `| \`${name}\` | ${usual} | ${means} |`)
  .join('\n')}

Promised delivery days follow the clock in Kishinev. On rest days only ordinary delivery stops, on holidays all.
`;

/** .env.example: every variable as a comment, with its default. */
export const renderEnvExample = (): string =>
  `${[
    '# Written by `npm run config:write`. Copy to .env and uncomment what differs.',
    ...declaredVariables().map(({ name, usual, means }) => {
      const value = /^`(.*)`$/.exec(usual)?.[1]?.replace('PORT', '8000') ?? '';
      const unset = value === '' ? ` (default: ${usual})` : '';
      return `# ${`${means}${unset}`.replaceAll('`', '')}\n#${name}=${value.includes(' ') ? `"${value}"` : value}`;
    }),
  ].join('\n\n')}\n`;

if (import.meta.main) {
  writeFileSync(new URL('docs/configuration.md', root), renderConfiguration());
  writeFileSync(new URL('.env.example', root), renderEnvExample());
}
