import { speedTestFields } from '../../speed-test-frame/speed-test.shared.ts';

/** Type 12. */
export const speedTest = {
  number: 12,
  label: 'Speed test only',
  fields: speedTestFields,
} as const;
