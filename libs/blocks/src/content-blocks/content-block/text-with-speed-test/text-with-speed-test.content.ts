import { choice, variant, type PropsOf } from '@skein/cms-client';
import { speedTestFields } from '../../../parts/speed-test-frame/speed-test.shared.ts';
import type { sharedFields } from '../shared/fields.shared.ts';

export const textWithSpeedTest = variant({
  number: 11,
  label: 'Text plus speed test',
  use: 'A page about speed: what the test says, and the test beside it.',
  avoid: 'A second speed test on one page. Without words: take 12.',
  fields: {
    ...speedTestFields,
    testSide: choice('gfImageAlignment', ['left', 'right']).default('right'),
  },
});

export interface TextWithSpeedTestProps extends PropsOf<
  typeof sharedFields,
  typeof textWithSpeedTest.fields
> {}
