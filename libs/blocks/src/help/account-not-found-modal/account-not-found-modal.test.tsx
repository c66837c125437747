// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { draw } from '../../testing/fixture-props.ts';
import { accountNotFoundModal } from './account-not-found-modal.block.ts';
import * as fixtures from './account-not-found-modal.fixtures.ts';
import { AccountNotFoundModal } from './account-not-found-modal.tsx';

describe('AccountNotFoundModal', () => {
  it.each(Object.entries(fixtures))('draws %s closed, in both languages', (_, fixture) => {
    for (const locale of ['en-US', 'es'] as const) {
      const html = draw(accountNotFoundModal, AccountNotFoundModal, fixture, locale);
      expect(html).toContain('data-open-at="#/?accountnotfound=1"');
      expect(html).not.toMatch(/<dialog[^>]* open/);
    }
  });

  it('leads to the address check, as a page where no script runs', () => {
    const html = draw(accountNotFoundModal, AccountNotFoundModal, fixtures.accountNotFoundDialog, 'es');
    expect(html).toMatch(/<a data-action="open-address-check"[^>]* href="\/intl\/es\/check-address"/);
  });

  it('reports that somebody tries again, by the name that reports know', () => {
    const html = draw(accountNotFoundModal, AccountNotFoundModal, fixtures.accountNotFoundDialog, 'es');
    const declared = [...html.replaceAll('&quot;', '"').matchAll(/data-analytics="(\{.*?\})"/g)];
    expect(declared.map(([, json = '']) => JSON.parse(json))).toEqual([
      { event: 'account_not_found', category: 'account_not_found', action: 'click', label: 'Try again' },
    ]);
  });
});
