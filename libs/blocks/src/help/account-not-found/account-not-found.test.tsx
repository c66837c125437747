// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { draw } from '../../testing/fixture-props.ts';
import { accountNotFound } from './account-not-found.block.ts';
import * as fixtures from './account-not-found.fixtures.ts';
import { AccountNotFound } from './account-not-found.tsx';

describe('AccountNotFound', () => {
  it.each(Object.entries(fixtures))('draws %s with its two ways in both languages', (_, fixture) => {
    for (const locale of ['en-US', 'es'] as const) {
      const html = draw(accountNotFound, AccountNotFound, fixture, locale);
      expect(html.match(/<li/g)).toHaveLength(2);
      expect(html.match(/<a /g)).toHaveLength(2);
    }
  });

  it('reports which way was taken, by the names that reports know', () => {
    const html = draw(accountNotFound, AccountNotFound, fixtures.accountNotFoundBasic, 'es');
    const declared = [...html.replaceAll('&quot;', '"').matchAll(/data-analytics="(\{.*?\})"/g)];
    expect(declared.map(([, json = '']) => JSON.parse(json))).toEqual(
      ['Try again', 'Troubelshoot'].map((label) => ({
        event: 'account_not_found',
        category: 'account_not_found',
        action: 'click',
        label,
      })),
    );
    expect(html.indexOf('Intentar de nuevo')).toBeLessThan(html.indexOf('Ver qué pasó'));
  });
});
