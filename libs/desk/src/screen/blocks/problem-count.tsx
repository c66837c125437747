import { filled, useWords } from '@skein/ui';
import type { ReactElement } from 'react';
import { missingTexts } from '../../model/missing-texts.ts';
import { brokenRules } from '../../model/value-problems.ts';
import { useDesk, useEdits } from '../state/desk-context.ts';
import { useFoundProblems } from '../state/page-problems.ts';
import { Changed } from '../parts/list-row.styles.ts';
import { texts } from '../state/texts.ts';

/**
 * Shows how many problems entries have, with their missing translations, or nothing if there are none.
 * @param ids ids of the entries
 */
export function ProblemCount({ ids }: { readonly ids: readonly string[] }): ReactElement | null {
  const say = useWords();
  const known = useEdits(({ content }) =>
    ids.reduce((sum, id) => {
      const entry = content.entries.get(id);
      return entry ? sum + brokenRules(content, entry).length + missingTexts(content, entry).length : sum;
    }, 0),
  );
  const { content } = useDesk().store.read();
  const found = useFoundProblems().filter(({ entryId, fieldId }) => {
    const entry = ids.includes(entryId) ? content.entries.get(entryId) : undefined;
    return entry && !missingTexts(content, entry).some(({ field }) => field.id === fieldId);
  });
  const count =
    known + new Set(found.map(({ entryId, fieldId, locale }) => `${entryId} ${fieldId} ${locale}`)).size;
  if (count === 0) return null;
  return <Changed> · {count === 1 ? say(texts.oneProblem) : filled(say(texts.problems), { count })}</Changed>;
}
