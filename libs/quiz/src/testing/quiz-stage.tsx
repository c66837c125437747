import { LanguageProvider, type UiLanguage } from '@skein/ui';
import { act, fireEvent, screen } from '@testing-library/react';
import { quiz } from '../quiz/quiz.block.ts';
import { moduleQuiz, oneQuestion, wholeQuiz } from '../quiz/quiz.fixtures.ts';
import { Quiz, type QuizProps } from '../quiz/quiz.tsx';
import { forgetResults } from '../state/told-results.ts';
import { fixtureProps } from './fixture-props.ts';

export const whole = fixtureProps(quiz, wholeQuiz);
export const one = fixtureProps(quiz, oneQuestion);
export const inModule = fixtureProps(quiz, moduleQuiz);

export const element = (props: QuizProps, language: UiLanguage = 'en') => (
  <LanguageProvider language={language}>
    <Quiz {...props} />
  </LanguageProvider>
);
/**
 * Sets the page's URL.
 * @param query with the leading `?`, or empty
 */
export const start = (query = '') => history.replaceState(null, '', `/quiz${query}`);
export const title = () => screen.getByRole('heading', { level: 3 });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Goes back to the previous history entry, and waits until its step is drawn. */
export async function back() {
  const went = new Promise((done) => addEventListener('popstate', done, { once: true }));
  history.back();
  await act(() => went);
}

interface Layered {
  dataLayer?: Record<string, unknown>[] | undefined;
}
const page = window as unknown as Layered;
export const events = () =>
  (page.dataLayer ?? []).map(({ event, label, step }) => [event, label, step].filter(Boolean));

/** Resets the page: the URL without a query, and no reported results. */
export function setUp() {
  start();
  forgetResults();
}
