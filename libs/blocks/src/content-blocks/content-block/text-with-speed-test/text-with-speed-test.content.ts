import { choice, variant, type PropsOf } from '@skein/cms-client';
import { speedTestFields } from '../../../parts/speed-test-frame/speed-test.shared.ts';
import type { sharedFields } from '../shared/fields.shared.ts';
import { textWithSpeedTestDefaults } from './text-with-speed-test.defaults.ts';

/** Type 11. */
export const textWithSpeedTest = variant({
  number: 11,
  label: 'Text plus speed test',
  use: 'A page about speed: what the test says, and the test beside it.',
  avoid: 'A second speed test on one page. Without words: take 12.',
  fields: {
    ...speedTestFields,
    testSide: choice('gfImageAlignment', ['left', 'right']).default(textWithSpeedTestDefaults.testSide),
  },
});

export interface TextWithSpeedTestProps extends PropsOf<
  typeof sharedFields,
  typeof textWithSpeedTest.fields
> {}
