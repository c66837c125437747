import { href } from '@skein/cms-client';

/** Where the speed test is, for every block that shows one. */
export const speedTestFields = {
  speedTestUrl: href('gfSpeedTestUrl').optional().help('Left empty: the speed test that comes with the site'),
} as const;
