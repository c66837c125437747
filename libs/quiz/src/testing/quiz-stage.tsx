import { LanguageProvider, type UiLanguage } from '@skein/ui';
import { screen } from '@testing-library/react';
import { quiz } from '../quiz/quiz.content.ts';
import { moduleQuiz, oneQuestion, wholeQuiz } from '../quiz/quiz.fixtures.ts';
import { Quiz, type QuizProps } from '../quiz/quiz.tsx';
import { fixtureProps } from './fixture-props.ts';

export const whole = fixtureProps(quiz, wholeQuiz);
export const one = fixtureProps(quiz, oneQuestion);
export const inModule = fixtureProps(quiz, moduleQuiz);

export const element = (props: QuizProps, language: UiLanguage = 'en') => (
  <LanguageProvider language={language}>
    <Quiz {...props} />
  </LanguageProvider>
);
/** Gives the page an address. @param query with its `?`, or empty */
export const start = (query = '') => history.replaceState(null, '', `/quiz${query}`);
/** Of the step that is shown. */
export const title = () => screen.getByRole('heading', { level: 3 });
