// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { draw } from '../../testing/fixture-props.ts';
import { legalPage } from './legal-page.block.ts';
import * as fixtures from './legal-page.fixtures.ts';
import { LegalPage } from './legal-page.tsx';

const html = (locale: 'en-US' | 'es' = 'en-US') => draw(legalPage, LegalPage, fixtures.privacy, locale);

describe('LegalPage', () => {
  it.each(['en-US', 'es'] as const)(
    'shows the page that it is on as text, and links to the others, in %s',
    (locale) => {
      const prefix = locale === 'es' ? '/intl/es' : '';
      const markup = html(locale);
      expect(markup).toMatch(/<span aria-current="page"[^>]*>Priva/);
      expect([...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
        `${prefix}/legal/terms`,
        `${prefix}/legal/accessibility`,
      ]);
    },
  );

  it('gives headings of level 3 the id that their words make, unless they are longer than 50 characters', () => {
    expect([...html().matchAll(/<h3( id="[^"]*")?/g)].map(([, id]) => id)).toEqual([
      ' id="what-we-keep"',
      undefined,
    ]);
    expect(html('es')).toContain('<h3 id="que-guardamos"');
  });

  it('has the title of the page, and the class of a part for analytics', () => {
    expect(html()).toMatch(/<h1[^>]*>Privacy<\/h1>/);
    expect(html()).toContain('class="legal-privacy"');
  });

  it('has no list of pages where there is none', () => {
    expect(draw(legalPage, LegalPage, fixtures.legalTitleOnly)).not.toContain('<nav');
  });
});
