#!/usr/bin/env node
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), process.cwd(), {
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
});
