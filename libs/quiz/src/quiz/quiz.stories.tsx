import type { AuthoredEntry } from '@skein/cms-client';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { story } from '../testing/story.ts';
import { quiz } from './quiz.block.ts';
import * as fixtures from './quiz.fixtures.ts';
import { Quiz, type QuizProps } from './quiz.tsx';

export default {
  title: 'Quiz/Quiz · gfQuiz',
  id: 'quiz-quiz',
  component: Quiz,
  tags: ['quiz'],
  parameters: { layout: 'fullscreen' },
};

/**
 * Returns a story of the quiz. The quiz keeps its state in memory, because the URL of the page belongs to the story
 * catalog.
 */
const show = (fixture: AuthoredEntry, query = '', more: Partial<QuizProps> = {}): StoryObj => {
  const shown = story(quiz, Quiz)(fixture);
  return { ...shown, args: { ...shown.args, keepIn: 'memory', query, ...more } };
};
const ALONE = '?household-size=1&extenders=no&priority-room=no&internet-use=a&bandwidth=core&typical-day=b';
const HOUSE = '?household-size=4&extenders=no&priority-room=no&internet-use=b&bandwidth=home&typical-day=a';
const BUSY =
  '?household-size=6&extenders=yes&priority-room=yes&internet-use=c&bandwidth=edge&bandwidth=edge-2&typical-day=c';

export const Intro = { ...show(fixtures.wholeQuiz), name: 'Introduction' };
export const Counter: StoryObj = {
  ...show(fixtures.wholeQuiz, '?step=1'),
  name: 'A number of people',
  tags: ['strangers'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('button', { name: /^(Go on|Seguir)$/ });
    await waitFor(() => expect(next).toBeDisabled());
    await userEvent.click(canvas.getByRole('button', { name: /^(One more|Una persona más)$/ }));
    await expect(canvas.getByRole('spinbutton')).toHaveValue(1);
    await expect(next).toBeEnabled();
  },
};
export const YesOrNo = { ...show(fixtures.wholeQuiz, '?household-size=4&step=2'), name: 'Yes or no' };
export const OneOfThree = {
  ...show(fixtures.wholeQuiz, '?household-size=4&extenders=no&priority-room=yes&internet-use=b&step=4'),
  name: 'One of three, chosen',
};
export const Many: StoryObj = {
  ...show(fixtures.wholeQuiz, '?household-size=4&extenders=no&priority-room=no&internet-use=b&step=5'),
  name: 'As many as apply; the first stands alone',
  play: async ({ canvasElement }) => {
    const [core, home, edge] = within(canvasElement).getAllByRole('checkbox');
    if (!core || !home || !edge) throw new Error('too few options');
    await userEvent.click(home);
    await userEvent.click(edge);
    await expect(home).toBeChecked();
    await userEvent.click(core);
    await expect(home).not.toBeChecked();
    await userEvent.click(edge);
    await expect(core).not.toBeChecked();
  },
};
export const NoAnswer = {
  ...show(fixtures.wholeQuiz, '?household-size=4&step=3'),
  name: 'Asked to go on without an answer',
};
export const ResultCore = {
  ...show(fixtures.wholeQuiz, `${ALONE}&step=result`),
  name: 'Result: core',
};
export const ResultHome = {
  ...show(fixtures.wholeQuiz, `${HOUSE}&step=result`),
  name: 'Result: home',
};
export const ResultEdge = { ...show(fixtures.wholeQuiz, `${BUSY}&step=result`), name: 'Result: edge' };
export const Module = { ...show(fixtures.moduleQuiz, '?household-size=3&step=2'), name: 'As a module' };
export const OneQuestion: StoryObj = {
  ...show(fixtures.oneQuestion, '?step=1'),
  name: 'One question, without pictures',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    await expect(canvas.queryByRole('link', { name: /^(Back|Atrás)$/ })).toBeNull();
  },
};
export const BareResult = {
  ...show(fixtures.oneQuestion, '?internet-use=c&step=result'),
  name: 'Result with only what is required',
};
export const NoQuestions = { ...show(fixtures.wholeQuiz, '', { steps: [] }), name: 'Without questions' };
export const NoResults = {
  ...show(fixtures.wholeQuiz, `${HOUSE}&step=result`, { tiers: [] }),
  name: 'Without an entry for the result',
};
export const Long = { ...show(fixtures.longQuiz, '?step=1'), name: 'Long texts, seven options' };
export const Spanish = { ...OneOfThree, name: 'In Spanish', globals: { language: 'es' } };
export const OnInk = { ...OneOfThree, name: 'On ink', globals: { theme: 'ink' } };
