import { choice, variant, type PropsOf } from '@skein/cms-client';
import { speedTestFields } from '../../../parts/speed-test-frame/speed-test.shared.ts';
import type { sharedFields } from '../shared/fields.shared.ts';

export const moduleSpeedTest = variant({
  number: 17,
  label: 'Text plus speed test inside a module',
  use: 'The speed test in a module of its own, set off from the page.',
  avoid: 'A page that is all about speed: take 11, without the frame.',
  fields: {
    ...speedTestFields,
    testSide: choice('gfImageAlignment', ['left', 'right']).default('right'),
  },
});

export interface ModuleSpeedTestProps extends PropsOf<typeof sharedFields, typeof moduleSpeedTest.fields> {}
