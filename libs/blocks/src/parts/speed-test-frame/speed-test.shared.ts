import { href } from '@skein/cms-client';

/** Field for the URL of the speed test, for every block that shows a speed test. */
export const speedTestFields = {
  speedTestUrl: href('gfSpeedTestUrl').optional().help('Left empty: the speed test that comes with the site'),
} as const;
