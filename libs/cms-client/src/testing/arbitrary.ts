import * as fc from 'fast-check';
import type { AnyEntryType } from '../model/entry-type.ts';
import type { RawEntry } from '../model/raw.ts';

/** Values that an editor, an import or an attacker might put into a field. */
const hostile = fc.oneof(
  fc.anything(),
  fc.constantFrom(
    '',
    ' ',
    'javascript:alert(1)',
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '</script><b>',
    '//evil.example',
    'data:text/html,x',
    '\u202e\u0000',
    'x'.repeat(3000),
    { toString: 1, valueOf: 1 },
    { sys: { type: 'Link', linkType: 'Entry', id: 'nowhere' } },
    { sys: { type: 'Link', linkType: 'Asset', id: 'nowhere' } },
    { nodeType: 'document', content: [{ nodeType: 'unknown-node' }] },
    [{ sys: { type: 'Link', linkType: 'Entry', id: 'self' } }],
  ),
);

/** Returns the values in a CMS validation that lists allowed values. */
const offered = (rule: object): readonly unknown[] =>
  'in' in rule && Array.isArray(rule.in) ? (rule.in as unknown[]) : [];

/** Generates broken entries of a content type. Any field may be missing or contain any value. */
export function brokenEntry(type: AnyEntryType): fc.Arbitrary<RawEntry> {
  const fields = Object.fromEntries(
    type.rows().map((row) => {
      const picks = row.prop === 'variant' ? row.spec.validations.flatMap(offered) : [];
      return [
        row.gf,
        fc.option(picks.length > 0 ? fc.oneof(fc.constantFrom(...picks), hostile) : hostile, {
          nil: undefined,
        }),
      ];
    }),
  );
  return fc
    .record(fields)
    .map((values) => ({ sys: { id: 'self', contentType: { sys: { id: type.id } } }, fields: values }));
}
