import { filled, type Say } from '@skein/ui';
import type { ValueProblem } from '../../model/value-problems.ts';
import type { PageProblem } from './page-problems.ts';
import { texts } from './texts.ts';

/** Returns a sentence about a problem that the site has found. @param name of the field */
export const foundText = ({ deadPath, reason }: PageProblem, name: string, say: Say): string =>
  deadPath === undefined
    ? filled(say(texts.siteSays), { name, reason })
    : filled(say(texts.deadLink), { path: deadPath });

/** Returns a sentence about a rule that a value does not meet. */
export function problemText(problem: ValueProblem, say: Say): string {
  switch (problem.rule) {
    case 'required':
      return say(texts.needed);
    case 'size':
      return filled(say(problem.length > problem.max ? texts.tooLong : texts.tooShort), { ...problem });
    case 'count':
      return filled(say(problem.length > problem.max ? texts.tooMany : texts.tooFew), { ...problem });
    case 'range':
      if (problem.max === Infinity) return filled(say(texts.atLeast), { ...problem });
      return filled(say(problem.min === -Infinity ? texts.atMost : texts.range), { ...problem });
    case 'taken':
      return filled(say(texts.taken), { name: problem.name });
    case 'gone':
      return filled(say(texts.gone), { ...problem });
    case 'pattern':
      return problem.message ?? say(texts.pattern);
    case 'choice':
      return say(texts.notAllowed);
  }
}
