#!/usr/bin/env node
import { run } from './run.ts';

const started = run(process.argv.slice(2), {
  say: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    const app = await started;
    if (typeof app !== 'number') await app.close();
  });
const result = await started;
if (typeof result === 'number') process.exit(result);
