import { isEmpty } from '@skein/cms-client';
import { filled, useWords, type Say } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Content, Entity } from '../cms/cms.types.ts';
import { unsavedState, type NotPublished } from '../edits/not-published.ts';
import { missingTexts } from '../model/missing-texts.ts';
import { entityIn, fieldName, typeIn } from '../model/names.ts';
import { brokenRules, contentProblem, editableFields, type FieldPlace } from '../model/value-problems.ts';
import { useEdits } from './state/desk-context.ts';
import { useFoundProblems } from './state/page-problems.ts';
import { foundText, problemText } from './state/problem-text.ts';
import { texts } from './state/texts.ts';

/** A fault of an entry that the desk knows before the entry is published. */
export interface KnownFault {
  /** Undefined: the fault is not at one field. */
  readonly fieldId: string | undefined;
  /** Name of the field and of the language, or undefined. */
  readonly place: string | undefined;
  readonly words: string;
  /** Whether the CMS refuses to publish the entry with this fault. */
  readonly stops: boolean;
}

const placeOf = ({ field, locale }: FieldPlace) =>
  field.localized ? `${fieldName(field)}, ${locale.name}` : fieldName(field);

const fieldIn = (content: Content, entity: Entity | undefined, fieldId: string | undefined) =>
  entity && typeIn(content, entity)?.fields.find(({ id }) => id === fieldId);

/**
 * Returns a function that lists the known faults of an entry: rules of its content type, unsaved edits, missing
 * translations, and what the site has found on the shown page. A field is in the list once.
 */
export function useKnownFaults(): (id: string) => readonly KnownFault[] {
  const say = useWords();
  const { content, drafts } = useEdits((all) => all);
  const found = useFoundProblems();
  return (id) => {
    const entity = entityIn(content, id);
    if (!entity) return [];
    const draft = drafts.get(id);
    const unsaved = unsavedState(draft);
    const values = editableFields(content, entity).flatMap(({ field, locale }) => {
      const value = entity.fields[field.id]?.[locale.code];
      const problem = contentProblem(content, { entryId: id, field, locale: locale.code }, value);
      return problem ? [{ field, locale, problem }] : [];
    });
    const faults = [...brokenRules(content, entity), ...values].map(
      ({ field, locale, problem }): KnownFault => ({
        fieldId: field.id,
        place: placeOf({ field, locale }),
        words: problemText(problem, say),
        stops: problem.rule === 'taken' ? problem.isPublished : problem.rule !== 'gone',
      }),
    );
    const missing = missingTexts(content, entity).map(({ field, locale }): KnownFault => {
      const read = content.locales.find(({ code }) => !isEmpty(entity.fields[field.id]?.[code]));
      const words = filled(say(texts.missing), { name: read?.name ?? '' });
      return { fieldId: field.id, place: placeOf({ field, locale }), words, stops: false };
    });
    const own = [...faults, ...missing];
    const others = found.flatMap((one): KnownFault[] => {
      const { fieldId, deadPath, reason } = one;
      if (one.entryId !== id || own.some((fault) => fault.fieldId === fieldId)) return [];
      const field = fieldIn(content, entity, fieldId);
      const locale = content.locales.find(({ code }) => code === one.locale) ?? content.locales[0];
      const place = field && placeOf({ field, locale });
      const words = deadPath === undefined ? reason : foundText(one, '', say);
      return [{ fieldId, place, words, stops: false }];
    });
    // Publishing saves a draft again, so an answer that was lost stops nothing.
    const isStopped = unsaved !== undefined && unsaved !== 'failed' && !faults.some(({ stops }) => stops);
    const whole = { fieldId: undefined, place: undefined, stops: true };
    return [...(isStopped ? [{ ...whole, words: say(texts[unsaved]) }] : []), ...own, ...others];
  };
}

/** Returns why an entry was not published, with the names of its fields. */
export function reasonText({ id, reason }: NotPublished, content: Content, say: Say): string {
  if (typeof reason === 'string') return say(texts[reason]);
  return reason.faults
    .map(({ fieldId, name, words }) => {
      const field = fieldIn(content, entityIn(content, id), fieldId);
      const told = name === 'required' ? say(texts.needed) : words;
      return field ? `${fieldName(field)}: ${told}` : told;
    })
    .join(' ');
}

export interface KnownFaultsProps {
  readonly faults: readonly KnownFault[];
  /** Called when the editor wants to mend a fault. */
  readonly onMend: (fieldId: string | undefined) => void;
}

/** The faults of one entry. Each leads to its field. */
export function KnownFaults({ faults, onMend }: KnownFaultsProps): ReactElement {
  const say = useWords();
  return (
    <Faults>
      {faults.map(({ fieldId, place, words, stops }) => (
        <p key={`${fieldId} ${place} ${words}`} data-stops={stops || undefined}>
          <button type="button" onClick={() => onMend(fieldId)}>
            {place ?? say(texts.thisEntry)}
          </button>
          : {words}
        </p>
      ))}
    </Faults>
  );
}

const Faults = styled.div`
  display: grid;
  padding-inline-start: var(--changes-indent);
  color: var(--color-warning);
  font-size: 0.875rem;
  overflow-wrap: anywhere;

  [data-stops] {
    color: var(--color-danger);
  }

  button {
    min-block-size: 1.5rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 600;
    text-align: start;
    text-decoration: underline;
    cursor: pointer;
  }
`;
