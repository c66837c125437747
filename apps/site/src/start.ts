import { serveSite } from '@skein/host';
import { builtRun } from './run.ts';
import { site } from './site.tsx';

/** Starts the built demo. @param serverFolder server folder of the build */
export const start = (serverFolder: string): void => serveSite(site, builtRun(serverFolder));
