import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './run.ts';
import { sourcesInText } from './sources-in-text.ts';

/**
 * `npm run sources < site.log`: prints a log of the built server. Its stack traces then name lines of the source files.
 */
const named = sourcesInText(join(ROOT, 'apps/site'), ROOT);
for await (const line of createInterface({ input: process.stdin })) console.log(named(line));
