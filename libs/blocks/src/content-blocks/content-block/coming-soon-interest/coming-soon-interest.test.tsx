// @vitest-environment node
import type { AuthoredEntry, SiteLocale } from '@skein/cms-client';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { InLanguage } from '../../../testing/in-language.tsx';
import { draw, fixtureProps } from '../../../testing/fixture-props.ts';
import { contentBlock } from '../content-block.block.ts';
import { ContentBlock } from '../content-block.tsx';
import * as fixtures from './coming-soon-interest.fixtures.ts';

const show = (fixture: AuthoredEntry, locale?: SiteLocale) =>
  draw(contentBlock, ContentBlock, fixture, locale);

const drawn = (block: ReactElement) => renderToString(<InLanguage language="en">{block}</InLanguage>);

describe('ComingSoonInterest', () => {
  it('says in words that the place is coming soon', () => {
    expect(show(fixtures.comingSoonInterest)).toContain('Coming soon');
    expect(show(fixtures.comingSoonInterest, 'es')).toContain('Próximamente');
  });

  it('says where there is no date, in the words of its own', () => {
    const html = show(fixtures.comingSoonInterestPanel);
    expect(html).toContain('No date yet');
    expect(html).not.toContain('Coming soon');
  });

  it('shows the form of its slot in place of any link', () => {
    const html = show(fixtures.comingSoonInterest);
    expect(html).toMatch(/<form[^>]*>.*Your email/);
    expect(html).not.toContain('<a ');
  });

  it.each([
    ['en-US', '/check-address', 'Check availability'],
    ['es', '/intl/es/check-address', 'Ver cobertura'],
  ] as const)('leads to the address check while the slot is empty, in %s', (locale, href, label) => {
    const html = show(fixtures.comingSoonInterestEmpty, locale);
    expect(html).not.toContain('<form');
    expect(html).toMatch(
      new RegExp(`<a data-action="open-address-check"[^>]* href="${href}"[^>]*>.*${label}`),
    );
  });

  it('leads there beside a call to action too, but not twice', () => {
    const props = fixtureProps(contentBlock, fixtures.comingSoonInterestCta);
    if (props.variant !== 'comingSoonInterest' || !props.cta) throw new Error('another fixture');
    const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
    expect(linksOf(drawn(<ContentBlock {...props} />))).toEqual(['/cities', '/check-address']);
    const target = { href: '/check-address', action: 'open-address-check' } as const;
    const html = drawn(<ContentBlock {...props} cta={{ ...props.cta, target }} />);
    expect(linksOf(html)).toEqual(['/check-address']);
  });

  it('keeps the link to the address check when the form cannot be shown', () => {
    const props = fixtureProps(contentBlock, fixtures.comingSoonInterest);
    if (props.variant !== 'comingSoonInterest') throw new Error('another variant');
    expect(drawn(<ContentBlock {...props} form={undefined} />)).toContain('href="/check-address"');
  });
});
