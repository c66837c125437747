import { isAnswered, normalAnswer, withAnswer, type Answers } from './answers.ts';
import { kindOf, type Question } from './questions.ts';

/** Name of the parameter that says where the visitor is; the others are named after the questions. */
export const STEP_PARAM = 'step';
/** Name of the parameter that a button of the counter sends: another number, and the question stays. */
export const COUNT_PARAM = 'count';
const RESULT = 'result';

/** The state of a quiz in its URL: everything it shows follows from this and the questions. */
export interface QuizAddress {
  readonly answers: Answers;
  /** What is asked for: 0 is the introduction, then the questions, and after the last of them the result. */
  readonly step: number;
}

/** Where a quiz begins. */
export const startAddress: QuizAddress = { answers: {}, step: 0 };

type Questions = readonly Question[];

/** The step of the result; 0 if there are no questions, since there is no result then. */
export const resultStep = (questions: Questions): number =>
  questions.length === 0 ? 0 : questions.length + 1;

/** The first question without an answer, or the result. */
function furthest(questions: Questions, answers: Answers): number {
  const open = questions.findIndex((question) => !isAnswered(answers, question));
  return open < 0 ? resultStep(questions) : open + 1;
}

/** The step that is shown for a requested one: nobody gets past a question without an answer. */
export const shownStep = (questions: Questions, { answers, step }: QuizAddress): number =>
  Math.min(step, furthest(questions, answers));

/** Whether the visitor tried to continue without an answer and must be told. */
export const wantsAnswer = (questions: Questions, address: QuizAddress): boolean =>
  address.step > shownStep(questions, address);

/** How far along a step is, percent. */
export const progress = (questions: Questions, step: number): number =>
  questions.length === 0 ? 0 : Math.min(100, (step / questions.length) * 100);

/** How the step is called in an address. */
export const stepName = (questions: Questions, step: number): string =>
  step > 0 && step === resultStep(questions) ? RESULT : String(step);

function readStep(questions: Questions, given: string | null): number {
  const last = resultStep(questions);
  if (given === RESULT) return last;
  return given !== null && /^\d{1,3}$/.test(given) ? Math.min(Number(given), last) : 0;
}

/** Reads the query of a URL. Unusable values are ignored. */
export function readQuizAddress(questions: Questions, query: string): QuizAddress {
  const params = new URLSearchParams(query);
  const counted = params.getAll(COUNT_PARAM).slice(-1);
  const counter =
    counted.length > 0 ? questions.find((question) => kindOf(question) === 'counter') : undefined;
  const asked = counter
    ? questions.indexOf(counter) + 1
    : readStep(questions, params.getAll(STEP_PARAM).at(-1) ?? null);
  if (asked === 0) return startAddress;
  let answers: Answers = {};
  for (const question of questions) {
    const given = question === counter ? counted : params.getAll(question.variation);
    // A form sends all of an answer that it only carries along as one.
    answers = withAnswer(
      answers,
      question,
      normalAnswer(
        question,
        given.flatMap((keys) => keys.split(',')),
      ),
    );
  }
  // Whoever asks for more than the next step is told of the same missing answer.
  return { answers, step: Math.min(asked, furthest(questions, answers) + 1) };
}

/** The normal form of a query: with its `?`, or empty. */
export function quizQuery(questions: Questions, { answers, step }: QuizAddress): string {
  if (step === 0) return '';
  const params = new URLSearchParams();
  for (const { variation } of questions)
    for (const key of answers[variation] ?? []) params.append(variation, key);
  params.append(STEP_PARAM, stepName(questions, step));
  return `?${params.toString()}`;
}
