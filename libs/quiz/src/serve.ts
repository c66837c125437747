import { propsFor, serving, type Asked, type Serving } from '@skein/cms-client/serve';
import { quiz } from './content.ts';
import { quizQuery, readQuizAddress } from './engine/quiz-address.ts';

/** A page with a quiz is at the step that its query asks for. A page has one quiz: two would share its query. */
export const quizServing: Serving = serving(quiz, {
  read([first], asked) {
    const { steps } = first?.props ?? {};
    if (steps === undefined) return undefined;
    const normal = ({ search }: Pick<Asked, 'search'>) => quizQuery(steps, readQuizAddress(steps, search));
    const query = normal(asked);
    return { normal, props: propsFor(quiz, () => (query === '' ? undefined : { query })) };
  },
});
