// Bare Express 5 that sends prepared answers and does nothing else. Its only argument is the file that holds them.
import { readFileSync } from 'node:fs';
import express from 'express';
import type { PreparedAnswer } from './bare-express.ts';

const app = express();
app.disable('x-powered-by');
const answers: PreparedAnswer[] = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
for (const { path, headers, body } of answers) {
  const bytes = Buffer.from(body, 'base64');
  app.get(path, (_request, response) => {
    response.set(headers).end(bytes);
  });
}
const server = app.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())));
