import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fixtureProps } from '../testing/fixture-props.ts';
import { element, inModule, one, start, title, whole } from '../testing/quiz-stage.tsx';
import { quiz } from './quiz.block.ts';
import { moduleQuiz } from './quiz.fixtures.ts';

beforeEach(() => start());

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
    const cta = screen.getByRole('link', { name: 'Check availability' });
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
