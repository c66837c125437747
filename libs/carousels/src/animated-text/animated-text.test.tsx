import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtureProps } from '../testing/fixture-props.ts';
import { stubObserver } from '../testing/stub-observer.ts';
import { animatedText } from './animated-text.block.ts';
import * as fixtures from './animated-text.fixtures.ts';
import { AnimatedText } from './animated-text.tsx';
import { characterEnds, COLORED_HIGHLIGHT, colorText, enhanceAnimatedText } from './color-text.ts';

let see = () => {};
let calm = false;
const highlights = new Map<string, Set<AbstractRange>>();

beforeEach(() => {
  vi.useFakeTimers();
  calm = false;
  highlights.clear();
  vi.stubGlobal('Highlight', Set);
  vi.stubGlobal('CSS', { highlights });
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  stubObserver('IntersectionObserver', (tell) => {
    see = () => tell([{ isIntersecting: true }]);
    return { disconnect: () => void (see = () => {}) };
  });
});

function served(text: string): HTMLElement {
  document.body.innerHTML = '<p><span data-animated-text></span></p>';
  const element = document.querySelector('span')!;
  element.textContent = text;
  return element;
}
const colored = () => [...(highlights.get(COLORED_HIGHLIGHT) ?? [])].map(String);

describe('a text that takes its color', () => {
  it('waits until it is seen, then colors a character every 100 ms', () => {
    const element = served('Skein');
    enhanceAnimatedText(document.body);
    vi.advanceTimersByTime(10_000);
    expect([element.dataset['state'], colored()]).toEqual(['waiting', []]);
    see();
    expect([element.dataset['state'], colored()]).toEqual(['running', ['']]);
    vi.advanceTimersByTime(99);
    expect(colored()).toEqual(['']);
    vi.advanceTimersByTime(1);
    expect(colored()).toEqual(['S']);
    vi.advanceTimersByTime(300);
    expect(colored()).toEqual(['Skei']);
    vi.advanceTimersByTime(100);
    expect([element.dataset['state'], colored()]).toEqual(['done', []]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['under reduced motion', 'Skein', true, true],
    ['where it would go on for more than five seconds', 'x'.repeat(51), false, true],
    ['in a browser without highlights', 'Skein', false, false],
  ])('has it at once %s', (_, text, still, able) => {
    calm = still;
    if (!able) {
      vi.stubGlobal('CSS', {});
      vi.stubGlobal('Intl', {});
    }
    const element = served(text);
    enhanceAnimatedText(document.body);
    see();
    expect(element.dataset['state']).toBe('done');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is animated with 50 characters, which take five seconds', () => {
    const element = served('x'.repeat(50));
    colorText(element);
    see();
    vi.advanceTimersByTime(4999);
    expect(element.dataset['state']).toBe('running');
    vi.advanceTimersByTime(1);
    expect(element.dataset['state']).toBe('done');
  });

  it('is the text that a translator has put into elements of its own', () => {
    const element = served('');
    element.innerHTML = '<font><font>Skein</font></font>';
    colorText(element);
    see();
    vi.advanceTimersByTime(300);
    expect(colored()).toEqual(['Ske']);
  });

  it.each([
    ['taken out', (text: Text) => text.remove()],
    ['made shorter', (text: Text) => (text.data = 'Sk')],
  ])('has it at once when its text is %s meanwhile', (_, change) => {
    const element = served('Skein');
    colorText(element);
    see();
    vi.advanceTimersByTime(200);
    change(element.firstChild as Text);
    vi.advanceTimersByTime(100);
    expect([element.dataset['state'], colored(), vi.getTimerCount()]).toEqual(['done', [], 0]);
  });

  it('leaves neither timer nor highlight nor state behind when it is stopped', () => {
    const element = served('Skein');
    const stop = colorText(element);
    see();
    vi.advanceTimersByTime(250);
    stop();
    expect([element.dataset['state'], colored(), vi.getTimerCount()]).toEqual([undefined, [], 0]);
  });

  it.each([
    ['letters with accents', 'Así', [1, 2, 3]],
    ['what is put together of several', 'a👩🏽‍🔧b', [1, 8, 9]],
    ['nothing', '', []],
  ])('counts %s as a reader would', (_, text, ends) => expect(characterEnds(text)).toEqual(ends));
});

describe('AnimatedText', () => {
  it.each(Object.entries(fixtures))('serves the whole sentence of %s as one heading', (_, fixture) => {
    for (const locale of ['en-US', 'es'] as const) {
      const props = fixtureProps(animatedText, fixture, locale);
      const html = renderToString(<AnimatedText {...props} />);
      expect(html).toContain(`>${props.text}</span></h2>`);
      expect(html).not.toContain('data-state');
    }
  });

  it('does for other teams what the page does without React', () => {
    render(<AnimatedText {...fixtureProps(animatedText, fixtures.animatedTextBasic)} />);
    see();
    vi.advanceTimersByTime(500);
    expect(colored()).toEqual(['Good ']);
    expect(screen.getByRole('heading', { name: 'Good game. Nobody blamed the line.' })).toBeDefined();
  });
});
