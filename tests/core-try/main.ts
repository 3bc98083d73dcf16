import { createInterface } from 'node:readline';
import { aTrialSession, GREETING } from './session.ts';

/** `npm run core:try`: reads a trial's commands from the terminal, or from whatever is piped in, and prints its answers. */
const PROMPT = '> ';
const typed = process.stdin.isTTY;
const say = (text: string) => {
  if (text !== '') process.stdout.write(`${text}\n`);
};

const answer = aTrialSession();
const lines = createInterface({ input: process.stdin, output: typed ? process.stdout : undefined, prompt: PROMPT });
const ask = () => {
  if (typed) lines.prompt();
};

say(GREETING);
ask();
for await (const line of lines) {
  // What is typed is seen already; what is piped in is shown as if it had been.
  if (!typed) say(`${PROMPT}${line}`);
  const { text, over } = await answer(line);
  say(text);
  if (over) break;
  ask();
}
lines.close();
