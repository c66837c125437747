import { quiz } from '@skein/quiz/content';
import { QUESTIONS, quizQuery, readQuizAddress, type Question } from '@skein/quiz/engine';
import type { AskedPage } from './asked-page.ts';
import { everyBlock, withQueryProps } from './block-props.ts';
import type { LoadedPage } from './content-source.ts';

const isQuestion = (value: unknown): value is Question =>
  typeof value === 'object' &&
  value !== null &&
  'variation' in value &&
  typeof value.variation === 'string' &&
  Object.hasOwn(QUESTIONS, value.variation);

/** The questions of the page's quiz. A page has one: two would share its query. */
function questionsOn({ page }: LoadedPage): readonly Question[] | undefined {
  let found: readonly Question[] | undefined;
  everyBlock(page.blocks, ({ type, props }) => {
    const steps = props['steps'];
    if (type === quiz.id && Array.isArray(steps)) found ??= steps.filter(isQuestion);
  });
  return found;
}

/** The page with its quiz at the step that a query asks for; undefined for pages without one. */
export function withQuiz(loaded: LoadedPage, search: string): AskedPage | undefined {
  const questions = questionsOn(loaded);
  if (!questions) return undefined;
  const queryOf = (asked: string) => quizQuery(questions, readQuizAddress(questions, asked));
  const query = queryOf(search);
  const blocks = withQueryProps(loaded.page.blocks, ({ type }) =>
    type === quiz.id && query !== '' ? { query } : undefined,
  );
  return { loaded: { ...loaded, page: { ...loaded.page, blocks } }, query, queryOf };
}
