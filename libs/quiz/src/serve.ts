import { propsFor, serving, type Asked, type Serving } from '@skein/cms-client/serve';
import { quiz } from './blocks.ts';
import { quizQuery, readQuizAddress } from './engine/quiz-address.ts';

/**
 * Serves a page with a quiz. The query of the page selects the step. A page has only one quiz, because two
 * quizzes would share the query.
 */
export const quizServing: Serving = serving(quiz, {
  read([first], asked) {
    const { steps } = first?.props ?? {};
    if (steps === undefined) return undefined;
    const normal = ({ search }: Pick<Asked, 'search'>) => quizQuery(steps, readQuizAddress(steps, search));
    const query = normal(asked);
    return { normal, props: propsFor(quiz, () => (query === '' ? undefined : { query })) };
  },
});
