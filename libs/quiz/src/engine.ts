export {
  answerTo,
  count,
  isAnswered,
  normalAnswer,
  picked,
  withAnswer,
  type Answer,
  type Answers,
} from './engine/answers.ts';
export {
  kindOf,
  MAX_COUNT,
  MIN_COUNT,
  optionKeys,
  QUESTIONS,
  VALUES,
  type Question,
  type QuestionKind,
  type QuestionName,
  type QuizValue,
} from './engine/questions.ts';
export {
  progress,
  quizQuery,
  readQuizAddress,
  resultStep,
  shownStep,
  startAddress,
  wantsAnswer,
  type QuizAddress,
} from './engine/quiz-address.ts';
export { heaviest, recommend } from './engine/recommend.ts';
export { TIERS, type PerTier, type Tier } from './engine/tiers.ts';
export { addedBy, tiersFor, totals } from './engine/weights.ts';
