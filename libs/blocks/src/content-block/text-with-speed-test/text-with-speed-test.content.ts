import { choice } from '@skein/cms-client';
import { speedTestFields } from '../../speed-test-frame/speed-test.shared.ts';

/** Type 11. */
export const textWithSpeedTest = {
  number: 11,
  label: 'Text plus speed test',
  fields: {
    ...speedTestFields,
    testSide: choice('gfImageAlignment', ['left', 'right']).default('right'),
  },
} as const;
