import { visitOnce } from '@skein/host';
import { builtRun } from './run.ts';
import { site } from './site.tsx';

/**
 * Starts the built demo once after the build, and requests its pages, so that later starts are faster.
 * @param serverFolder server folder of the build
 */
export const visit = (serverFolder: string): Promise<void> =>
  visitOnce(site, builtRun(serverFolder), ['/', '/intl/es']);
