import { isEmpty, isReservedPath, lowerCasePath } from '@skein/cms-client';
import { filled, useWords } from '@skein/ui';
import { memo, useId, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { FieldDefinition, Locale } from '../../cms/cms.types.ts';
import { choicesOf, fieldKind, isNamed, lookOf, ruleOf } from '../../model/field-kind.ts';
import { entityIn, fieldName, typeIn } from '../../model/names.ts';
import { filmOver } from '../../model/film-over.ts';
import { helpText } from '../../model/help-text.ts';
import { missingLocales } from '../../model/missing-texts.ts';
import { pathFieldsOf } from '../../model/pages.ts';
import { contentProblem, valueProblem } from '../../model/value-problems.ts';
import { go } from '../state/address.ts';
import { useDesk, useEdits } from '../state/desk-context.ts';
import { useFoundProblems } from '../state/page-problems.ts';
import { foundText, problemText } from '../state/problem-text.ts';
import { texts } from '../state/texts.ts';
import { fieldEditors } from './field-editors.ts';

export interface EntryFieldProps {
  readonly entryId: string;
  readonly field: FieldDefinition;
  readonly hint: string | undefined;
  readonly onOpen: (entryId: string) => void;
}

/**
 * A field of an entry: its name, its rules, and an editor for each language, side by side. It is drawn only when
 * its own values change, so that typing stays quick in an entry with many fields.
 */
export const EntryField = memo(function EntryField(props: EntryFieldProps): ReactElement {
  const { entryId, field, hint, onOpen } = props;
  const say = useWords();
  const id = useId();
  const { store, settings } = useDesk();
  const { locales: all, types } = store.read().content;
  const values = useEdits(({ content }) => entityIn(content, entryId)?.fields[field.id]);
  const faults = useEdits(({ drafts }) => drafts.get(entryId)?.faults) ?? [];
  const isPath = useEdits(
    ({ content }) =>
      pathFieldsOf(types).get(content.entries.get(entryId)?.sys.contentType?.sys.id ?? '') === field.id,
  );
  const name = isPath ? say(texts.pagePath) : fieldName(field);
  const film = useEdits(({ content }) => {
    const entry = field.linkType === 'Asset' ? content.entries.get(entryId) : undefined;
    const type = entry && typeIn(content, entry);
    const look = type && lookOf(type, content.hints.get(type.sys.id), entry);
    return entry && filmOver(content, entry, field, look);
  });
  const found = useFoundProblems().filter((one) => one.entryId === entryId && one.fieldId === field.id);
  const locales = field.localized ? all : [all[0]];
  const kind = fieldKind(field, values);
  const Editor = fieldEditors[kind];
  // Leaves out help that the screen shows in another way: the editor of a choice shows the names of the values,
  // and the order of the fields shows which look they belong to.
  const help = kind === 'choice' && choicesOf(field, hint).some(isNamed) ? undefined : helpText(hint, types);
  const hintId = help === undefined ? undefined : `${id}-hint`;
  const missing = missingLocales(field, values, all);
  const shownInstead = all.find(({ code }) => !isEmpty(values?.[code]))?.name ?? '';

  function editorFor(locale: Locale): ReactElement {
    const { code } = locale;
    const value = values?.[code];
    const isFirst = locale.default || !field.localized;
    const problem =
      valueProblem(isFirst ? field : { ...field, required: false }, value) ??
      contentProblem(store.read().content, { entryId, field, locale: code }, value);
    const refusal = faults.find(
      ({ path = [] }) => path[1] === field.id && (path[2] === undefined || path[2] === code),
    )?.details;
    const said = found.find((one) => one.locale === code);
    const siteSays = said && missing.length === 0 ? foundText(said, name, say) : undefined;
    const isReserved = isPath && typeof value === 'string' && isReservedPath(lowerCasePath(value), settings);
    const reserved = isReserved ? say(texts.pathReserved) : undefined;
    const fault = problem ? problemText(problem, say) : (reserved ?? refusal ?? siteSays);
    const lack = missing.includes(locale) ? filled(say(texts.missing), { name: shownInstead }) : undefined;
    const message = fault ?? lack;
    const messageId = message === undefined ? undefined : `${id}-${code}-problem`;
    const controlId = `${id}-${code}`;
    const label = field.localized ? `${name}, ${locale.name}` : name;
    return (
      <div key={code} data-locale={code}>
        {field.localized && <Language htmlFor={controlId}>{locale.name}</Language>}
        <Editor
          entryId={entryId}
          field={field}
          value={value}
          hint={hint}
          id={controlId}
          label={label}
          lang={field.localized ? settings.languages.find((one) => one.locale === code)?.lang : undefined}
          describedBy={[messageId, hintId].filter(Boolean).join(' ') || undefined}
          invalid={fault !== undefined}
          onChange={(next) =>
            store.edit({ entryId, fieldId: field.id, locale: code }, isNothing(next) ? undefined : next)
          }
          onOpen={onOpen}
        />
        <Notes>
          {message !== undefined && (
            <Problem id={messageId} data-lack={fault === undefined || undefined}>
              {message}
            </Problem>
          )}
          {problem?.rule !== 'size' && <Count field={field} value={value} />}
        </Notes>
      </div>
    );
  }

  return (
    <Whole
      data-field={field.id}
      role="group"
      aria-labelledby={`${id}-name`}
      onBlur={() => store.settle()}
      onFocus={() => go({ field: field.id }, true)}
    >
      <Name id={`${id}-name`} htmlFor={field.localized ? undefined : `${id}-${all[0].code}`}>
        {name}
        {field.required && <small>{say(texts.required)}</small>}
      </Name>
      <Sides data-many={locales.length > 1 || undefined}>{locales.map(editorFor)}</Sides>
      {film && <Film>{filled(say(texts.filmOver), { name: fieldName(film) })}</Film>}
      {help !== undefined && <Hint id={hintId}>{help}</Hint>}
    </Whole>
  );
});

/** Whether an editor has removed everything from a field. A space stays, because more may follow it. */
const isNothing = (value: unknown): boolean => (typeof value === 'string' ? value === '' : isEmpty(value));

/** Share of a size limit from which the field shows the number of characters. */
const NEAR_LIMIT = 0.7;

function Count({
  field,
  value,
}: Pick<EntryFieldProps, 'field'> & { readonly value: unknown }): ReactElement | null {
  const max = ruleOf(field, 'size')?.max;
  if (typeof value !== 'string' || typeof max !== 'number' || value.length < max * NEAR_LIMIT) return null;
  return (
    <span>
      {value.length} / {max}
    </span>
  );
}

const Whole = styled.div`
  display: grid;
  gap: var(--space-1);
`;

const Name = styled.label`
  display: flex;
  gap: var(--space-2);
  align-items: baseline;
  font-weight: 650;

  small {
    color: var(--color-text-muted);
    font-size: 0.8125rem;
    font-weight: 400;
  }
`;

const Sides = styled.div`
  display: grid;
  gap: var(--space-2) var(--space-3);

  > div {
    min-inline-size: 0;
  }

  @container fields (width >= 24rem) {
    &[data-many] {
      grid-template-columns: 1fr 1fr;
    }

    &[data-many]:has([data-wide]) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Language = styled.label`
  color: var(--color-text-muted);
  font-size: 0.8125rem;
`;

const Notes = styled.div`
  display: flex;
  gap: var(--space-2);
  justify-content: space-between;
  color: var(--color-text-muted);
  font-size: 0.8125rem;
`;

const Problem = styled.p`
  color: var(--color-danger);

  &[data-lack] {
    color: var(--color-warning);
  }
`;

const Film = styled.p`
  color: var(--color-warning);
  font-size: 0.8125rem;
`;

const Hint = styled.p`
  max-block-size: 2.75em;
  overflow: hidden;
  color: var(--color-text-muted);
  font-size: 0.8125rem;
  line-height: 1.35;

  [data-field]:focus-within > & {
    max-block-size: none;
  }
`;
