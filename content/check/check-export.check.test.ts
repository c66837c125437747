import type { AnyEntryType } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { contentTypes } from '../entries.ts';
import { checkExport } from './check-export.ts';
import { MISTAKES } from './testing/seeded-mistakes.ts';
import { demo, entry, ofType, set, someOfDemo } from './testing/spoilt-demo.ts';

const lines = (made: unknown, folder?: string) =>
  checkExport(made, contentTypes as readonly AnyEntryType[], folder).map(
    ({ entryId, field, reason }) => `${entryId} ${field} ${reason}`,
  );

describe('the check of an export', () => {
  it.each(MISTAKES)('finds that %s', (_, seed, found) => {
    const made = someOfDemo();
    seed(made);
    expect(lines(made)).toEqual(expect.arrayContaining([expect.stringMatching(found)]));
  });

  it('takes a form that is sent to an origin of the settings', () => {
    const made = demo();
    set(entry(made, 'form-labs'), 'gfAddressFormsPostCallApi', 'https://forms.example/address');
    const types = contentTypes as readonly AnyEntryType[];
    expect(checkExport(made, types, undefined, ['https://forms.example'])).toEqual([]);
  });

  it('takes a link to a question or a tab of a page, but not to one that is not there', () => {
    const linked = (path: string) => {
      const made = demo();
      set(ofType(made, 'gfCallToAction'), 'gfCtaLink', path);
      return lines(made);
    };
    expect(linked('/support/faq/which-plan')).toEqual([]);
    expect(linked('/support/faq/which-hat')).toEqual([
      expect.stringMatching(/leads to \/support\/faq\/which-hat/),
    ]);
  });

  it('finds files that are not beside the export', () => {
    const made = demo();
    const [asset] = made.assets;
    if (asset)
      set(asset, 'file', { url: 'assets/none.svg', fileName: 'none.svg', contentType: 'image/svg+xml' });
    expect(lines(made, '/no/such/folder')).toContainEqual(
      expect.stringContaining('is not beside the export'),
    );
  });
});
