import { exportSite } from '@skein/host';
import { builtRun } from './run.ts';
import { site } from './site.tsx';

await exportSite(site, { ...builtRun(import.meta.dirname), out: process.argv[2] });
