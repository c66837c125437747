import { pushConsentUpdate } from '@skein/analytics';
import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtureProps } from '../testing/fixture-props.ts';
import { back, element, events, one, press, setUp, start, whole } from '../testing/quiz-stage.tsx';
import { quiz } from './quiz.block.ts';
import { wholeQuiz } from './quiz.fixtures.ts';

beforeEach(setUp);

describe('what the quiz tells reports', () => {
  it('tells each result once: not again on the way back and forth, nor where the page is loaded again', async () => {
    const results = () => events().filter(([event]) => event === 'quiz_result');
    start('?internet-use=b&step=1');
    const { unmount } = render(element(one));
    press('See my plan');
    await back();
    press('See my plan');
    expect(results()).toEqual([['quiz_result', 'home']]);
    unmount();
    render(element(one));
    expect(screen.getByRole('link', { name: 'Start over' })).toBeDefined();
    expect(results()).toHaveLength(1);
    // A different answer leads to a new result. The earlier result is already reported.
    await back();
    fireEvent.click(screen.getAllByRole('radio')[0] ?? document.body);
    press('See my plan');
    expect(results()).toEqual([
      ['quiz_result', 'home'],
      ['quiz_result', 'core'],
    ]);
    await back();
    fireEvent.click(screen.getAllByRole('radio')[1] ?? document.body);
    press('See my plan');
    expect(results()).toHaveLength(2);
    // After a restart, the quiz reports the result again.
    fireEvent.click(screen.getByRole('link', { name: 'Start over' }));
    press('Start');
    fireEvent.click(screen.getAllByRole('radio')[1] ?? document.body);
    press('See my plan');
    expect(results()).toHaveLength(3);
  });

  it('tells a result once also where nothing can be kept', async () => {
    pushConsentUpdate({ analytics_storage: 'granted' });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('no storage');
    });
    start('?internet-use=b&step=1');
    render(element(one));
    press('See my plan');
    await back();
    press('See my plan');
    expect(events().filter(([event]) => event === 'quiz_result')).toHaveLength(1);
  });

  it.each(['granted', 'denied', undefined] as const)(
    'keeps answers in the storage of the tab only with consent to analytics: %s',
    (choice) => {
      if (choice) pushConsentUpdate({ analytics_storage: choice });
      start('?internet-use=b&step=1');
      render(element(one));
      press('See my plan');
      expect(JSON.stringify(sessionStorage).includes('internet-use')).toBe(choice === 'granted');
    },
  );

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
});
