import { choice } from '@skein/cms-client';
import { speedTestFields } from '../../speed-test-frame/speed-test.shared.ts';

/** Type 17. */
export const moduleSpeedTest = {
  number: 17,
  label: 'Text plus speed test inside a module',
  fields: {
    ...speedTestFields,
    testSide: choice('gfImageAlignment', ['left', 'right']).default('right'),
  },
} as const;
