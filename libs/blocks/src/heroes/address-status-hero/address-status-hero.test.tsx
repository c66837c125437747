import { callToAction, entry, t, valuesOf } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { callUsBasic } from '../../help/call-us/call-us.fixtures.ts';
import { draw } from '../../testing/fixture-props.ts';
import { addressStatusHero } from './address-status-hero.block.ts';
import * as fixtures from './address-status-hero.fixtures.ts';
import { AddressStatusHero } from './address-status-hero.tsx';
import type { AuthoredEntry } from '@skein/cms-client';

const html = (fixture: AuthoredEntry, locale: 'en-US' | 'es' = 'en-US') =>
  draw(addressStatusHero, AddressStatusHero, fixture, locale);

describe('AddressStatusHero', () => {
  it.each(Object.entries(fixtures))(
    'draws %s in both languages, its title before its picture',
    (_, fixture) => {
      for (const locale of ['en-US', 'es'] as const) {
        const text = html(fixture, locale);
        expect(text.match(/<h1/g)).toHaveLength(1);
        expect(text.match(/<img/g)).toHaveLength(1);
        expect(text.indexOf('</h1>')).toBeLessThan(text.indexOf('<img'));
      }
    },
  );

  it.each([
    ['not-available', fixtures.addressNotYet],
    ['coming-soon', fixtures.addressAlmostThere],
    ['not-found', fixtures.addressTryAgain],
    ['network-map', fixtures.addressAvailable],
    ['network-map', fixtures.addressStatusBare],
  ])('opens with the picture %s for its status', (picture, fixture) => {
    expect(html(fixture)).toContain(`src="/artwork/${picture}.svg"`);
  });

  it('serves nobody’s address', () => {
    for (const fixture of Object.values(fixtures)) {
      expect(html(fixture)).not.toContain('You asked about');
      expect(html(fixture)).not.toContain('<address');
    }
  });

  it('offers a chat where the editor does, and tells reports of it', () => {
    const text = html(fixtures.addressNotYet, 'es').replaceAll('&quot;', '"');
    const declared = /data-analytics="(\{.*?\})"/.exec(text)?.[1] ?? '{}';
    expect(JSON.parse(declared)).toEqual({
      event: 'ineligible_page',
      category: 'ineligible_page',
      action: 'click',
      label: 'hero_chat_cta',
    });
    expect(text).toContain('href="/intl/es/chat"');
    expect(html(fixtures.addressStatusBare)).not.toContain('data-analytics=');
  });

  it('tells reports of the press that opens a dialog, and of none within it', () => {
    const chatCta = entry(callToAction, 'cta-numbers', {
      text: t('Ask a person', 'Hablar con alguien'),
      target: '/support',
      modal: callUsBasic,
    });
    const asks = { ...valuesOf(addressStatusHero, fixtures.addressNotYet), chatCta };
    const root = document.createElement('div');
    root.innerHTML = html(entry(addressStatusHero, 'address-status-numbers', asks));
    const told = [...root.querySelectorAll('[data-analytics]')];
    expect(told.map(({ tagName }) => tagName)).toEqual(['BUTTON']);
    expect(root.querySelector('dialog')?.closest('[data-analytics]')).toBeNull();
  });
});
