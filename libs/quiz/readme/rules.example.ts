import { normalAnswer, recommend, totals, type Question } from '@skein/quiz/engine';

const use: Question = {
  variation: 'internet-use',
  options: [{ value: 'a' }, { value: 'b' }, { value: 'c' }],
  weight: 2,
};

export const answers = { 'internet-use': normalAnswer(use, ['c']) };
export const weights = totals([use], answers);
export const plan = recommend([use], answers);
