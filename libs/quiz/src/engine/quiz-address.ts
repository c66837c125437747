import { isAnswered, normalAnswer, withAnswer, type Answers } from './answers.ts';
import { kindOf, type Question } from './questions.ts';

/** Name of the URL parameter with the step of the quiz. The parameters with answers have the names of the questions. */
export const STEP_PARAM = 'step';
/**
 * Name of the parameter that the counter's buttons send. This parameter changes the number of people, but not the step.
 */
export const COUNT_PARAM = 'count';
const RESULT = 'result';

/** The state of a quiz in the page's URL. All that the quiz shows depends on this state and the questions. */
export interface QuizAddress {
  readonly answers: Answers;
  /** The requested step. Step 0 is the introduction. The questions come next. The result is the last step. */
  readonly step: number;
}

/** The state in which a quiz starts. */
export const startAddress: QuizAddress = { answers: {}, step: 0 };

type Questions = readonly Question[];

/** Returns the number of the result's step. Returns 0 if there are no questions, because there is no result. */
export const resultStep = (questions: Questions): number =>
  questions.length === 0 ? 0 : questions.length + 1;

/** Returns the step of the first question without an answer, or else the step of the result. */
function furthest(questions: Questions, answers: Answers): number {
  const open = questions.findIndex((question) => !isAnswered(answers, question));
  return open < 0 ? resultStep(questions) : open + 1;
}

/** Returns the step to show for a requested step. Visitors cannot skip a question without an answer. */
export const shownStep = (questions: Questions, { answers, step }: QuizAddress): number =>
  Math.min(step, furthest(questions, answers));

/** Whether the visitor tried to continue without an answer and must see a message. */
export const wantsAnswer = (questions: Questions, address: QuizAddress): boolean =>
  address.step > shownStep(questions, address);

/** Returns the progress at a step, in percent. */
export const progress = (questions: Questions, step: number): number =>
  questions.length === 0 ? 0 : Math.min(100, (step / questions.length) * 100);

/** Returns the name of a step in the URL: its number, or `result`. */
export const stepName = (questions: Questions, step: number): string =>
  step > 0 && step === resultStep(questions) ? RESULT : String(step);

function readStep(questions: Questions, given: string | null): number {
  const last = resultStep(questions);
  if (given === RESULT) return last;
  return given !== null && /^\d{1,3}$/.test(given) ? Math.min(Number(given), last) : 0;
}

/** Returns the state of the quiz from the query of a URL. Values that the questions do not allow are ignored. */
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
    // If a form asks a different question, it sends the keys of this answer as one value.
    answers = withAnswer(
      answers,
      question,
      normalAnswer(
        question,
        given.flatMap((keys) => keys.split(',')),
      ),
    );
  }
  // A request for any later step has the same effect: a message about the first missing answer.
  return { answers, step: Math.min(asked, furthest(questions, answers) + 1) };
}

/**
 * Returns the query of the URL for a state of the quiz. Equal states have the same query. The query begins with `?`, or
 * is empty.
 */
export function quizQuery(questions: Questions, { answers, step }: QuizAddress): string {
  if (step === 0) return '';
  const params = new URLSearchParams();
  for (const { variation } of questions)
    for (const key of answers[variation] ?? []) params.append(variation, key);
  params.append(STEP_PARAM, stepName(questions, step));
  return `?${params.toString()}`;
}
