import { variant, type PropsOf } from '@skein/cms-client';
import { speedTestFields } from '../../../parts/speed-test-frame/speed-test.shared.ts';
import type { sharedFields } from '../shared/fields.shared.ts';

export const speedTest = variant({
  number: 12,
  label: 'Speed test only',
  use: 'The speed test by itself, where the page has already introduced it.',
  avoid: 'A test that needs introducing: take 11.',
  fields: speedTestFields,
});

export interface SpeedTestProps extends PropsOf<typeof sharedFields, typeof speedTest.fields> {}
