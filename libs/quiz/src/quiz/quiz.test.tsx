// @vitest-environment jsdom
import { LanguageProvider, type UiLanguage } from '@skein/ui';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtureProps } from '../testing/fixture-props.ts';
import { quiz } from './quiz.content.ts';
import { moduleQuiz, oneQuestion, wholeQuiz } from './quiz.fixtures.ts';
import { Quiz, type QuizProps } from './quiz.tsx';

interface Layered {
  dataLayer?: Record<string, unknown>[] | undefined;
}
const page = window as unknown as Layered;
const events = () =>
  (page.dataLayer ?? []).map(({ event, label, step }) => [event, label, step].filter(Boolean));

const whole = fixtureProps(quiz, wholeQuiz);
const one = fixtureProps(quiz, oneQuestion);
const inModule = fixtureProps(quiz, moduleQuiz);

const element = (props: QuizProps, language: UiLanguage = 'en') => (
  <LanguageProvider language={language}>
    <Quiz {...props} />
  </LanguageProvider>
);
const start = (query = '') => history.replaceState(null, '', `/quiz${query}`);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Go on|Show my plan)$/ });
const title = () => screen.getByRole('heading', { level: 3 });

async function back() {
  const went = new Promise((done) => addEventListener('popstate', done, { once: true }));
  history.back();
  await act(() => went);
}

beforeEach(() => {
  start();
  page.dataLayer = undefined;
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('the quiz', () => {
  it('asks one question after the other, and ends with a plan', () => {
    render(element(whole));
    press('Find my plan');
    expect(title().textContent).toBe('How many of you share the line?');
    press('One more');
    press('Go on');
    fireEvent.click(screen.getByRole('radio', { name: 'No, one router reaches' }));
    press('Go on');
    fireEvent.click(screen.getByRole('radio', { name: 'Yes, where I work' }));
    press('Go on');
    fireEvent.click(screen.getByRole('radio', { name: 'Mail and news' }));
    press('Go on');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Video calls' }));
    press('Go on');
    fireEvent.click(screen.getByRole('radio', { name: 'Day and night' }));
    press('Show my plan');
    expect(title().textContent).toBe('The small one');
    expect(document.activeElement).toBe(title());
    expect(location.search).toBe(
      '?household-size=1&extenders=no&priority-room=yes&internet-use=a&bandwidth=home&typical-day=c&step=result',
    );
    expect(events()).toEqual([
      ['quiz_start'],
      ['quiz_step', 'Household Size', 1],
      ['quiz_step', 'Extenders', 2],
      ['quiz_step', 'Priority Room', 3],
      ['quiz_step', 'Internet Use', 4],
      ['quiz_step', 'Bandwidth', 5],
      ['quiz_step', 'Typical Day', 6],
      ['quiz_result', 'core'],
    ]);
  });

  it('goes on only with an answer', () => {
    start('?step=1');
    render(element(whole));
    expect(next().disabled).toBe(true);
    expect(screen.getByText('Say how many to go on, from 1 to 10.')).toBeDefined();
    press('One more');
    expect(next().disabled).toBe(false);
    press('One fewer');
    expect(next().disabled).toBe(true);
  });

  it('counts from 0 to 10, by its buttons and in its field', () => {
    start('?household-size=9&step=1');
    render(element(whole));
    const field = screen.getByRole<HTMLInputElement>('spinbutton', {
      name: 'How many of you share the line?',
    });
    expect([field.min, field.max]).toEqual(['0', '10']);
    press('One more');
    press('One more');
    expect(field.value).toBe('10');
    expect(screen.getByRole('button', { name: 'One more' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.change(field, { target: { value: '42' } });
    expect(location.search).toBe('?household-size=10&step=1');
    fireEvent.change(field, { target: { value: '' } });
    expect(location.search).toBe('?step=1');
    press('One fewer');
    expect(field.value).toBe('0');
  });

  it('lets core stand alone among as many as apply', () => {
    start('?household-size=1&extenders=no&priority-room=no&internet-use=a&step=5');
    render(element(whole));
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    fireEvent.click(box('Video calls'));
    fireEvent.click(box('Online games'));
    fireEvent.click(box('Cameras at the door'));
    expect(location.search).toContain('bandwidth=home&bandwidth=edge&bandwidth=edge-2&step=5');
    fireEvent.click(box('Nothing much'));
    expect(box('Video calls').checked).toBe(false);
    expect(location.search).toContain('&bandwidth=core&step=5');
    fireEvent.click(box('Cameras at the door'));
    expect(box('Nothing much').checked).toBe(false);
    fireEvent.click(box('Cameras at the door'));
    expect(next().disabled).toBe(true);
  });

  it('shows the way back from the second question on, and keeps what was answered', () => {
    start('?step=1');
    render(element(whole));
    expect(screen.queryByRole('link', { name: 'Go back' })).toBeNull();
    press('One more');
    press('Go on');
    fireEvent.click(screen.getByRole('radio', { name: 'Yes, there are dead corners' }));
    fireEvent.click(screen.getByRole('link', { name: 'Go back' }));
    expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('1');
    expect(location.search).toBe('?household-size=1&extenders=yes&step=1');
    press('Go on');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /dead corners/ }).checked).toBe(true);
  });

  it('leaves a link that is opened in another tab to the browser', () => {
    start('?household-size=1&step=2');
    render(element(whole));
    const link = screen.getByRole('link', { name: 'Go back' });
    expect(link.getAttribute('href')).toBe('?household-size=1&step=1#quiz');
    let followed = false;
    link.addEventListener('click', (event) => {
      followed = !event.defaultPrevented;
      event.preventDefault();
    });
    fireEvent.click(link, { ctrlKey: true });
    expect(followed).toBe(true);
    expect(location.search).toBe('?household-size=1&step=2');
  });

  it('shows on the way back of the browser what the address names', async () => {
    render(element(whole));
    press('Find my plan');
    press('One more');
    press('Go on');
    fireEvent.click(screen.getByRole('radio', { name: 'No, one router reaches' }));
    press('Go on');
    await back();
    expect(title().textContent).toBe('Do you need Wi-\u2060Fi boosters?');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No, one router reaches' }).checked).toBe(
      true,
    );
    await back();
    expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('1');
    await back();
    expect(screen.getByRole('button', { name: 'Find my plan' })).toBeDefined();
    // The start is told once more only when somebody starts once more.
    expect(events().filter(([event]) => event === 'quiz_start')).toHaveLength(1);
  });

  it('begins again without the answers', () => {
    start('?internet-use=b&step=result');
    render(element(one));
    fireEvent.click(screen.getByRole('link', { name: 'Start over' }));
    expect(location.search).toBe('');
    press('Start');
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  });

  it('tells each step once, also where React runs effects twice', () => {
    start('?step=1');
    render(<StrictMode>{element(whole)}</StrictMode>);
    expect(events()).toEqual([['quiz_step', 'Household Size', 1]]);
  });

  it('tells reports the same words in Spanish', () => {
    start('?step=1');
    render(element(fixtureProps(quiz, wholeQuiz, 'es'), 'es'));
    press('Una persona más');
    fireEvent.submit(screen.getByRole('group').closest('form') ?? document.body);
    expect(events()).toEqual([
      ['quiz_step', 'Household Size', 1],
      ['quiz_step', 'Extenders', 2],
    ]);
  });

  it('leaves the address alone where it is to be kept in memory', () => {
    start('?tab=plans');
    render(element({ ...whole, keepIn: 'memory', query: '?step=1' }));
    press('One more');
    press('Go on');
    expect(title().textContent).toBe('Do you need Wi-\u2060Fi boosters?');
    expect(location.search).toBe('?tab=plans');
  });
});

describe('what a screen reader is told', () => {
  it.each([
    ['?step=1', 'How many of you share the line?', 'Question 1 of 6', '17'],
    ['?household-size=2&step=2', 'Do you need Wi-\u2060Fi boosters?', 'Question 2 of 6', '33'],
    [
      '?household-size=2&extenders=no&priority-room=no&internet-use=a&step=5',
      'What runs at the same time?',
      'Question 5 of 6',
      '83',
    ],
  ])('at %s: %s', (query, name, progress, percent) => {
    start(query);
    render(element(whole));
    const group = screen.getByRole('group', { name });
    expect(within(group).getByRole('heading', { name })).toBeDefined();
    const bar = screen.getByRole('progressbar', { name: 'Progress' });
    expect(bar.getAttribute('aria-valuetext')).toBe(progress);
    expect(bar.getAttribute('aria-valuenow')).toBe(percent);
    for (const control of group.querySelectorAll('input:not([type=hidden])'))
      expect(control.getAttribute('aria-describedby')).toMatch(/missing/);
  });

  it('is each picture’s answer once: pictures beside words are decoration', () => {
    start('?household-size=2&step=2');
    const { container } = render(element(whole));
    expect(
      [...container.querySelectorAll('[data-step="2"] img')].map((one) => one.getAttribute('alt')),
    ).toEqual(['', '']);
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  it('is in Spanish in Spanish', () => {
    start('?step=1');
    render(element({ ...fixtureProps(quiz, moduleQuiz, 'es') }, 'es'));
    expect(screen.getByRole('button', { name: 'Una persona más' })).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Avance' }).getAttribute('aria-valuetext')).toBe(
      'Pregunta 1 de 3',
    );
  });
});

describe('the result', () => {
  const RESULT =
    '?household-size=4&extenders=no&priority-room=no&internet-use=b&bandwidth=home&typical-day=a&step=result';

  it('has everything that its entry has', () => {
    start(RESULT);
    const { container } = render(element(whole));
    expect(title().textContent).toBe('The middle one');
    for (const words of [
      'It fits what you told us.',
      'Router and data are in the price.',
      '1 Gig',
      '$70 a month',
      'Before taxes. Speeds by wire.',
    ])
      expect(screen.getByText(words)).toBeDefined();
    expect([...container.querySelectorAll('article img')].map((img) => img.getAttribute('src'))).toEqual([
      '/artwork/quiz-plan-home.svg',
      '/artwork/plan-icon-2.svg',
    ]);
    const cta = screen.getByRole('link', { name: 'Check my address' });
    expect(cta.getAttribute('data-action')).toBe('open-address-check');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
  });

  it('has only a title where its entry has no more', () => {
    start('?internet-use=c&step=result');
    const { container } = render(element(one));
    expect(title().textContent).toBe('Plan edge');
    expect(container.querySelector('article')).toBeNull();
  });

  it('is named after its tier where no entry words it', () => {
    start(RESULT);
    render(element({ ...whole, tiers: [] }));
    expect(title().textContent).toBe('Home');
  });
});

describe('in its place', () => {
  it('is a frame of its own as a module, under the titles of the page', () => {
    const { container } = render(element(inModule));
    const plain = render(element({ ...inModule, isModule: false })).container;
    expect(container.querySelectorAll('div').length).toBeGreaterThan(plain.querySelectorAll('div').length);
    expect(within(container).getByRole('heading', { level: 2, name: 'Which of the three?' })).toBeDefined();
  });

  it('has the title of the page where it is asked to', () => {
    start('?step=1');
    render(element({ ...inModule, isPageTitle: true }));
    expect(screen.getByRole('heading', { level: 1, name: 'Which of the three?' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: 'How many of you share the line?' })).toBeDefined();
  });

  it('is an introduction and nothing more without questions', () => {
    start('?step=1');
    render(element({ ...whole, steps: [] }));
    expect(screen.getByRole('heading', { level: 2, name: 'Six questions, one plan' })).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('on a server', () => {
  const QUERY = '?household-size=4&step=2';

  it('draws the step of the query, and the browser finds nothing to mend', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('location', undefined);
    const html = renderToString(element({ ...whole, query: QUERY }));
    vi.unstubAllGlobals();
    start(QUERY);
    const root = document.createElement('div');
    root.innerHTML = html;
    document.body.append(root);
    expect(root.querySelector('legend')?.textContent).toBe('Do you need Wi-\u2060Fi boosters?');
    expect(next().disabled).toBe(false);
    await act(async () => {
      hydrateRoot(root, element({ ...whole, query: QUERY }));
    });
    expect(next().disabled).toBe(true);
    expect(complaints.mock.calls).toEqual([]);
  });
});
