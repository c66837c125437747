import { resolve } from 'node:path';
import { runExport } from './export-site.ts';

await runExport(import.meta.dirname, resolve(process.argv[2] ?? 'dist/export'));
