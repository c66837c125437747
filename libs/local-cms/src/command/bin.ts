#!/usr/bin/env node
import { run } from './run.ts';

const started = await run(process.argv.slice(2), {
  say: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
if (typeof started === 'number') process.exitCode = started;
else for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void started.close());
