// @vitest-environment node
import { expect, it } from 'vitest';
import { byLabel } from './by-label.ts';

it('puts options in the order of the language of the page, and keeps their values', () => {
  const options = [
    { value: '0', label: 'Texas' },
    { value: '1', label: 'Carolina del Norte' },
    { value: '2', label: 'Ávila' },
  ];
  expect(byLabel(options, 'es-US').map(({ value }) => value)).toEqual(['2', '1', '0']);
});
