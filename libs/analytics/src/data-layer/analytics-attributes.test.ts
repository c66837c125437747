import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { analyticsAttributes, pushDeclaredEvent } from './analytics-attributes.ts';
import { reportDataLayerProblemsTo, type DataLayerProblem } from './push-event.ts';

const page = window as { dataLayer?: object[] };

let problems: DataLayerProblem[];
let backToConsole: () => void;

beforeEach(() => {
  problems = [];
  backToConsole = reportDataLayerProblemsTo((problem) => problems.push(problem));
});

afterEach(() => backToConsole());

function place(html: string, selector: string): Element {
  document.body.innerHTML = html;
  const element = document.querySelector(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
}

describe('declared events', () => {
  it('push what was declared when something inside the element is clicked', () => {
    const attributes = analyticsAttributes({
      event: 'quiz_promo',
      category: 'quiz',
      action: 'click',
      label: 'take the quiz',
    });
    const icon = place('<a href="/quiz"><span></span></a>', 'span');
    icon.parentElement?.setAttribute('data-analytics', attributes['data-analytics']);
    expect(pushDeclaredEvent(icon)).toBe(true);
    expect(page.dataLayer).toEqual([
      { event: 'quiz_promo', category: 'quiz', action: 'click', label: 'take the quiz' },
    ]);
  });

  it('carry any label through the attribute unchanged', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }).filter((label) => !label.includes('@')),
        (label) => {
          delete page.dataLayer;
          const element = place('<button></button>', 'button');
          const attributes = analyticsAttributes({
            event: 'faq_tab',
            category: 'web-support-faq',
            action: 'click',
            label,
          });
          element.setAttribute('data-analytics', attributes['data-analytics']);
          pushDeclaredEvent(element);
          expect(page.dataLayer).toEqual([
            { event: 'faq_tab', category: 'web-support-faq', action: 'click', label },
          ]);
        },
      ),
    );
  });

  it('hold no personal data in the markup', () => {
    const event = {
      event: 'quiz_start',
      category: 'quiz',
      action: 'start',
      email: 'ada@example.com',
    } as const;
    expect(analyticsAttributes(event)['data-analytics']).toBe(
      '{"event":"quiz_start","category":"quiz","action":"start"}',
    );
  });

  it('are checked again when they come from markup by other hands', () => {
    const element = place(`<button data-analytics='{"event":"x","phone":"5125550100"}'></button>`, 'button');
    pushDeclaredEvent(element);
    expect(page.dataLayer).toEqual([{ event: 'x' }]);
    expect(problems).toEqual([{ reason: 'personal data left out', about: 'phone' }]);
  });

  it.each(['{', '"text"', '[1]', 'null'])('are reported and skipped when they read %s', (declaration) => {
    const element = place('<button></button>', 'button');
    element.setAttribute('data-analytics', declaration);
    expect(pushDeclaredEvent(element)).toBe(true);
    expect(page.dataLayer).toBeUndefined();
    expect(problems).toMatchObject([{ reason: 'unreadable declaration', about: declaration }]);
  });

  it('tell what a press on the summary of details does: it opens them, or closes open ones', () => {
    const summary = place(
      `<details><summary data-analytics='{"event":"open"}' data-analytics-open='{"event":"close"}'><b>More</b></summary></details>`,
      'summary',
    ) as HTMLElement;
    const listen = ({ target }: Event) => pushDeclaredEvent(target);
    document.addEventListener('click', listen);
    for (let press = 0; press < 3; press += 1) summary.click();
    (summary.parentElement as HTMLDetailsElement).open = false;
    summary.querySelector('b')?.click();
    document.removeEventListener('click', listen);
    expect(page.dataLayer).toEqual(['open', 'close', 'open', 'open'].map((event) => ({ event })));
  });

  it('are absent on most targets', () => {
    expect(pushDeclaredEvent(place('<p></p>', 'p'))).toBe(false);
    expect(pushDeclaredEvent(document)).toBe(false);
    expect(pushDeclaredEvent(null)).toBe(false);
  });
});
