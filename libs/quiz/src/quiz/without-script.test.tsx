import { LanguageProvider } from '@skein/ui';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { fixtureProps } from '../testing/fixture-props.ts';
import { quiz } from './quiz.block.ts';
import { wholeQuiz } from './quiz.fixtures.ts';
import { Quiz } from './quiz.tsx';

const props = fixtureProps(quiz, wholeQuiz);

/** A browser without script. It reads the HTML that the server draws, and sends the forms in it. */
class PlainBrowser {
  query = '';
  private document = new DOMParser().parseFromString('', 'text/html');

  open(query: string): this {
    this.query = query;
    vi.stubGlobal('location', undefined);
    const html = renderToString(
      <LanguageProvider language="en">
        <Quiz {...props} query={query} />
      </LanguageProvider>,
    );
    vi.unstubAllGlobals();
    this.document = new DOMParser().parseFromString(html, 'text/html');
    return this;
  }

  all<E extends Element = HTMLElement>(selector: string): E[] {
    return [...this.document.querySelectorAll<E>(selector)];
  }

  get title(): string | undefined {
    return (
      this.document.querySelector('legend')?.textContent ?? this.all('h3').at(0)?.textContent ?? undefined
    );
  }

  tick(name: string): this {
    const label = this.all<HTMLLabelElement>('label').find(({ textContent }) => textContent === name);
    const input = label?.querySelector('input');
    if (!input) throw new Error(`There is no ${name}`);
    input.checked = true;
    return this;
  }

  type(text: string): this {
    const [input] = this.all<HTMLInputElement>('input[type=number]');
    if (!input) throw new Error('There is no number');
    input.value = text;
    return this;
  }

  /**
   * Presses the button with this name. Without a name, presses the first submit button, like the Enter key.
   */
  press(name?: string): this {
    const button = this.all<HTMLButtonElement>('form button[type=submit]').find(
      (one) => name === undefined || (one.getAttribute('aria-label') ?? one.textContent) === name,
    );
    const { form } = button ?? {};
    if (!button || !form) throw new Error(`There is no ${name}`);
    expect([form.method, button.disabled]).toEqual(['get', false]);
    const sent = [...new FormData(form, button)].map(([key, value]) => [key, String(value)]);
    return this.open(`?${new URLSearchParams(sent)}`);
  }
}

const browser = () => new PlainBrowser();

describe('without script', () => {
  it('each step is a form that leads to the next, and the last one to the plan', () => {
    const visitor = browser().open('').press('Find my plan');
    expect(visitor.title).toBe('How many of you share the line?');
    visitor.type('1').press('Go on');
    visitor.tick('No, one router reaches').press('Go on');
    visitor.tick('Yes, where I work').press('Go on');
    visitor.tick('Mail and news').press('Go on');
    visitor.tick('Video calls').press('Go on');
    visitor.tick('Day and night').press('Show my plan');
    expect(visitor.title).toBe('The small one');
  });

  it('is told which answer is missing', () => {
    const visitor = browser().open('?household-size=2&step=2').press('Go on');
    expect(visitor.title).toBe('Do you need Wi-\u2060Fi boosters?');
    const [input] = visitor.all('input[type=radio]');
    const described = input?.getAttribute('aria-describedby') ?? '';
    expect(visitor.all(`[id="${described}"]`).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Choose one answer to continue.'),
    ]);
    expect(visitor.tick('No, one router reaches').press('Go on').title).toBe(
      'Is there a room that comes first?',
    );
  });

  it('nobody at home is no answer', () => {
    expect(browser().open('?step=1').press('Go on').title).toBe('How many of you share the line?');
  });

  it('counts by buttons that stay at the question', () => {
    const visitor = browser()
      .open('?step=1')
      .press('One more')
      .press('One more')
      .press('One fewer')
      .press('One more');
    expect(visitor.all<HTMLInputElement>('input[type=number]').map(({ value }) => value)).toEqual(['2']);
    expect(visitor.title).toBe('How many of you share the line?');
    expect(visitor.press('Go on').title).toBe('Do you need Wi-\u2060Fi boosters?');
  });

  it('goes on by the key Enter, also in the field of a number', () => {
    expect(browser().open('?step=1').type('3').press().title).toBe('Do you need Wi-\u2060Fi boosters?');
  });

  it('lets core stand alone, though others were ticked beside it', () => {
    const visitor = browser()
      .open('?household-size=4&extenders=no&priority-room=no&internet-use=a&step=5')
      .tick('Nothing much')
      .tick('Online games')
      .tick('Cameras at the door')
      .press('Go on')
      .tick('Now and then')
      .press('Show my plan');
    expect(visitor.title).toBe('The small one');
    const [link] = visitor.all<HTMLAnchorElement>('a[href*="step=6"]');
    expect(link?.getAttribute('href')).toContain('&bandwidth=core&');
  });

  it('leads back to a question with all answers', () => {
    const visitor = browser().open('?household-size=2&extenders=yes&step=2');
    const [link] = visitor.all<HTMLAnchorElement>('form a[href]');
    expect(link?.getAttribute('href')).toBe('?household-size=2&extenders=yes&step=1#quiz');
    visitor.open('?household-size=2&extenders=yes&step=1').type('5').press('Go on');
    expect(visitor.all<HTMLInputElement>('input:checked').map(({ value }) => value)).toEqual(['yes']);
    expect(visitor.query).toContain('household-size=5');
  });
});
