import { filled, useWords } from '@skein/ui';
import type { ReactElement } from 'react';
import { missingTexts } from '../../model/missing-texts.ts';
import { brokenRules } from '../../model/value-problems.ts';
import { useEdits } from '../state/desk-context.ts';
import { useFoundProblems } from '../state/page-problems.ts';
import { Changed } from '../parts/list-row.styles.ts';
import { texts } from '../state/texts.ts';

const NONE: ReturnType<typeof missingTexts> = [];

/** Shows how many problems an entry has, with its missing translations, or nothing if it has none. */
export function ProblemCount({ id }: { readonly id: string }): ReactElement | null {
  const say = useWords();
  const broken = useEdits(({ content }) => {
    const entry = content.entries.get(id);
    return entry ? brokenRules(content, entry).length : 0;
  });
  const missing = useEdits(({ content }) => {
    const entry = content.entries.get(id);
    return entry ? missingTexts(content, entry) : NONE;
  });
  const found = new Set(useFoundProblems().flatMap((one) => (one.entryId === id ? [one.fieldId] : [])));
  for (const { field } of missing) found.add(field.id);
  const count = broken + found.size;
  if (count === 0) return null;
  return <Changed> · {count === 1 ? say(texts.oneProblem) : filled(say(texts.problems), { count })}</Changed>;
}
