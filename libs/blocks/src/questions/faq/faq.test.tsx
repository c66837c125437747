// @vitest-environment node
import { LanguageProvider } from '@skein/ui';
import type { AuthoredEntry } from '@skein/cms-client';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { faqOfProps } from '../faq-links/faq-of-props.ts';
import { fixtureProps } from '../../testing/fixture-props.ts';
import { faq } from './faq.block.ts';
import * as fixtures from './faq.fixtures.ts';
import { Faq } from './faq.tsx';

const draw = (fixture: AuthoredEntry, openSlug?: string, language: 'en' | 'es' = 'en') =>
  renderToStaticMarkup(
    <LanguageProvider language={language}>
      <Faq {...fixtureProps(faq, fixture, language === 'es' ? 'es' : 'en-US')} openSlug={openSlug} />
    </LanguageProvider>,
  );
const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0;

describe('Faq', () => {
  it('serves every question closed, as a native disclosure without a group', () => {
    const html = draw(fixtures.beforeWeCome);
    expect(count(html, /<details/g)).toBe(5);
    expect(html).not.toMatch(/<details[^>]* (open|name)=/);
    expect(html).toMatch(/<details id="the-hole"[^>]*><summary[^>]*><h3[^>]*>Will you drill/);
  });

  it('serves the question open that the address names', () => {
    const html = draw(fixtures.beforeWeCome, 'at-home');
    expect(html.match(/<details[^>]* open=""[^>]*>/g)).toEqual([expect.stringContaining('id="at-home"')]);
    expect(count(html, /data-target/g)).toBe(1);
    expect(draw(fixtures.beforeWeCome, 'who-knows')).not.toContain('open=""');
  });

  it.each([
    ['en', 'Expand all', 'Collapse all'],
    ['es', 'Abrir todas', 'Cerrar todas'],
  ] as const)('has both labels of its button, in %s %s and %s', (language, expand, collapse) => {
    const html = draw(fixtures.beforeWeCome, undefined, language);
    expect(html).toContain(`<span data-for="expand">${expand}</span>`);
    expect(html).toContain(`<span data-for="collapse">${collapse}</span>`);
  });

  it('has no button for a single question, and nothing at all for none', () => {
    expect(draw(fixtures.oneQuestion)).not.toContain('<button');
    expect(draw(fixtures.oneQuestion)).toContain('<h2');
    expect(draw(fixtures.noQuestions)).toBe('');
  });

  it('takes sixty questions and an answer of 10,000 characters', () => {
    expect(count(draw(fixtures.sixty), /<details/g)).toBe(60);
    const { description = '' } = faqOfProps(faq.id, fixtureProps(faq, fixtures.endless))?.questions[0] ?? {};
    expect(description.length).toBeGreaterThan(10_000);
    expect(draw(fixtures.endless)).toContain(description.slice(0, 200));
  });
});
