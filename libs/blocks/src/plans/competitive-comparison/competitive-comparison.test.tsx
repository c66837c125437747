import { LanguageProvider } from '@skein/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fixtureProps, parseRaw } from '../../testing/fixture-props.ts';
import { competitiveComparison } from './competitive-comparison.block.ts';
import * as fixtures from './competitive-comparison.fixtures.ts';
import { CompetitiveComparison } from './competitive-comparison.tsx';
import { enhanceComparison } from './enhance-comparison.ts';

const props = fixtureProps(competitiveComparison, fixtures.comparison);
let stop = () => {};
afterEach(() => stop());

function serve(given: typeof props | undefined = props) {
  document.body.innerHTML = renderToStaticMarkup(<CompetitiveComparison {...given} />);
}
const all = (selector: string) => [...document.querySelectorAll(selector)];
const texts = (selector: string) => all(selector).map(({ textContent }) => textContent);

describe('the table of a comparison', () => {
  it('is a table with a caption, providers as column heads and features as row heads', () => {
    serve();
    expect(texts('caption')).toEqual(['Side by side']);
    expect(texts('thead th[scope=col]')).toEqual(['Feature', 'Skein', 'Cable', 'Phone line']);
    expect(texts('tbody th[scope=row]')).toHaveLength(6);
    expect(all('tbody tr').every((row) => row.querySelectorAll('td').length === 3)).toBe(true);
  });

  it('says yes or no in words beside its marks, with the words of the editor, and a dash where nothing is said', () => {
    serve();
    expect(texts('tbody:first-of-type tr:nth-child(1) td')).toEqual(['Yes', 'No', 'No']);
    expect(texts('tbody:first-of-type tr:nth-child(2) td')).toEqual(['Yes', 'No, 24 months', 'No']);
    expect(texts('tbody:last-of-type tr:nth-child(2) td')).toEqual([
      'Yes, Within a minute',
      'No',
      '–Not stated',
    ]);
  });

  it.each([
    ['', 'none', 'block'],
    ['given-up', 'table-row-group', 'none'],
  ])('shows all features without a button if its script fails: "%s"', (state, rest, toggle) => {
    document.body.innerHTML = `<div ${state}>${renderToStaticMarkup(<CompetitiveComparison {...props} />)}</div>`;
    const display = (element: Element | null | undefined) => element && getComputedStyle(element).display;
    expect(display(all('[data-rest]')[0])).toBe(rest);
    expect(display(all('[data-toggle-rows]')[0]?.parentElement)).toBe(toggle);
  });

  describe('of content with a part that cannot be used', () => {
    const raw = (id: string, type: string, fields: Record<string, unknown>) => ({
      sys: { id, contentType: { sys: { id: type } } },
      fields,
    });
    const provider = (name: string) => raw(name, 'gfComparedProvider', { gfProviderName: name });
    const value = (text: string) => raw(text, 'gfComparedValue', { gfFlag: true, gfText: text });
    const unpublished = { sys: { type: 'Link', linkType: 'Entry', id: 'unpublished' } };
    const providers = [provider('Ours'), provider('Cable'), provider('DSL')];
    const values = [value('3 TB'), value('2 TB'), value('1 TB')];
    const table = (gfProviders: readonly unknown[], gfValues: readonly unknown[]) => {
      const row = raw('row', 'gfComparedFeature', { gfFeatureName: 'Data', gfValues });
      serve(
        parseRaw(
          competitiveComparison,
          raw('table', 'gfCompetitiveComparison', { gfTitle: 'Compared', gfProviders, gfFeatures: [row] }),
        ),
      );
      return [texts('thead th').slice(1), texts('tbody td')];
    };

    it.each([
      ['is not published', unpublished],
      ['says neither yes nor no', raw('empty', 'gfComparedValue', { gfText: '3 TB' })],
    ])('has a dash for a value that %s, and every other value under its provider', (_, first) => {
      expect(table(providers, [first, ...values.slice(1)])).toEqual([
        ['Ours', 'Cable', 'DSL'],
        ['–Not stated', 'Yes, 2 TB', 'Yes, 1 TB'],
      ]);
    });

    it('leaves out a provider together with its values', () => {
      expect(table([unpublished, ...providers.slice(1)], values)).toEqual([
        ['Cable', 'DSL'],
        ['Yes, 2 TB', 'Yes, 1 TB'],
      ]);
      table([unpublished], values);
      expect(document.body.innerHTML).toBe('');
    });
  });

  it('has the logo as the head of our column, called by the provider where the file says nothing', () => {
    const given = fixtureProps(competitiveComparison, fixtures.comparisonWithLogo);
    if (!given.logo) throw new Error('no logo');
    serve({ ...given, logo: { ...given.logo, alt: '' } });
    expect(all('thead th[data-ours] img').map((image) => image.getAttribute('alt'))).toEqual(['Skein']);
  });

  it('scrolls in a place that the keyboard reaches', () => {
    serve();
    const [region] = all('[role=region]');
    expect([region?.getAttribute('tabindex'), region?.getAttribute('aria-label')]).toEqual([
      '0',
      'Side by side',
    ]);
  });

  it('speaks Spanish', () => {
    const html = renderToStaticMarkup(
      <LanguageProvider language="es">
        <CompetitiveComparison {...fixtureProps(competitiveComparison, fixtures.comparison, 'es')} />
      </LanguageProvider>,
    );
    expect(html).toContain('Sin datos');
    expect(html).toContain('Ver las seis');
  });
});

describe('the button of a comparison', () => {
  const state = () => [
    document.querySelector('section')?.hasAttribute('data-all'),
    document.querySelector('[data-toggle-rows]')?.getAttribute('aria-expanded'),
  ];

  it('shows all rows, then the first four again', () => {
    serve();
    stop = enhanceComparison(document.body);
    const button = document.querySelector<HTMLElement>('[data-toggle-rows]');
    const scrolled = vi.fn();
    if (button) button.scrollIntoView = scrolled;
    expect(button?.getAttribute('aria-controls')).toBe(all('tbody[data-rest]')[0]?.id);
    expect([all('tbody:not([data-rest]) tr').length, all('tbody[data-rest] tr').length]).toEqual([4, 2]);
    const seen = [state()];
    button?.click();
    seen.push(state());
    expect(scrolled).not.toHaveBeenCalled();
    button?.click();
    seen.push(state());
    expect(seen).toEqual([
      [false, 'false'],
      [true, 'true'],
      [false, 'false'],
    ]);
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it('has the address say that all rows are shown, and shows them where it does', () => {
    history.replaceState({ from: 'host' }, '', '/compare?utm_source=news');
    serve();
    stop = enhanceComparison(document.body);
    const button = () => document.querySelector<HTMLElement>('[data-toggle-rows]');
    button()?.click();
    expect([location.search + location.hash, history.state]).toEqual([
      '?utm_source=news#all-rows',
      { from: 'host' },
    ]);
    stop();
    serve();
    stop = enhanceComparison(document.body);
    expect(state()).toEqual([true, 'true']);
    Object.assign(button() ?? {}, { scrollIntoView: () => {} });
    button()?.click();
    expect(location.href).toBe(`${location.origin}/compare?utm_source=news`);
    history.replaceState(null, '', '/');
  });

  it('is deaf after its end', () => {
    serve();
    enhanceComparison(document.body)();
    document.querySelector<HTMLElement>('[data-toggle-rows]')?.click();
    expect(state()).toEqual([false, 'false']);
  });

  it.each([
    ['more than four features and both texts', {}, true, 6],
    ['four features', { features: props.features.slice(0, 4) }, false, 4],
    ['one feature', { features: props.features.slice(0, 1) }, false, 1],
    ['five features', { features: props.features.slice(0, 5) }, true, 5],
    ['no text to expand', { expandText: undefined }, false, 4],
    ['no text to collapse', { collapseText: undefined }, false, 4],
  ] as const)('with %s: %o', (_, change, hasButton, rows) => {
    serve({ ...props, ...change });
    expect(all('[data-toggle-rows]').length === 1).toBe(hasButton);
    expect(all('tbody tr')).toHaveLength(rows);
  });
});

describe('a comparison of nothing', () => {
  it.each([
    ['providers', { providers: [] }],
    ['features', { features: [] }],
  ])('is nothing: without %s', (_, change) => {
    serve({ ...props, ...change });
    expect(document.body.innerHTML).toBe('');
    expect(() => enhanceComparison(document.body)()).not.toThrow();
  });
});
