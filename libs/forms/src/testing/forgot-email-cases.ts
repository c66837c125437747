import { STREET, ZIP, readLine, type CaseLine, type FormCase } from './form-case.ts';

const full = { street: STREET, unit: '', zip: ZIP };

const lines: readonly CaseLine[] = [
  ['everything filled in', { ...full, unit: '4' }],
  ['no unit, which is not asked for', full],
  ['spaces around everything', { street: ` ${STREET} `, unit: ' ', zip: ` ${ZIP} ` }],
  ['ZIP+4', { ...full, zip: '97205-1234' }],
  ['nothing filled in', { street: '', unit: '', zip: '' }, 'street:streetRequired'],
  ['nothing but spaces', { street: ' ', unit: ' ', zip: ' ' }, 'street:streetRequired'],
  ['no street and a bad ZIP', { ...full, street: '', zip: '1' }, 'street:streetRequired'],
  ['no ZIP', { ...full, zip: '' }, 'zip:zipRequired'],
  ['a ZIP of four digits', { ...full, zip: '9720' }, 'zip:zipInvalid'],
  ['a ZIP of six digits', { ...full, zip: '972055' }, 'zip:zipInvalid'],
  ['a ZIP with a letter', { ...full, zip: '9720A' }, 'zip:zipInvalid'],
  ['a ZIP with an unfinished +4', { ...full, zip: '97205-123' }, 'zip:zipInvalid'],
];

/** The expected messages of the forgot-email form before it posts. The service gives the same messages. */
export const forgotEmailCases: readonly Omit<FormCase, 'form'>[] = lines.map(readLine);
