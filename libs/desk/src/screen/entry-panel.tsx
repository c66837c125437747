import { isEmpty } from '@skein/cms-client';
import { Alert, filled, useWords } from '@skein/ui';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
} from 'react';
import { styled } from 'styled-components';
import type { FieldDefinition } from '../cms/cms.types.ts';
import { lookOf, looksWith } from '../model/field-kind.ts';
import { isPicture } from '../model/files.ts';
import { entityIn, kindIn, typeIn } from '../model/names.ts';
import { isVisitorText } from '../model/missing-texts.ts';
import { isPageEntry } from '../model/pages.ts';
import { useAddress, useAsked } from './state/address.ts';
import { Tool } from './state/controls.styles.ts';
import { useDesk, useEdits, useName } from './state/desk-context.ts';
import { EntryActions } from './entry-actions.tsx';
import { AssetPicture } from './fields/asset-picture.tsx';
import { EntryField } from './fields/entry-field.tsx';
import { texts } from './state/texts.ts';

/** The fields of the open entry. Fields without a value come last, in a closed section. */
export function EntryPanel({ onOpen }: { readonly onOpen: (entryId: string) => void }): ReactElement {
  const say = useWords();
  const { store } = useDesk();
  const { hints } = store.read().content;
  const { entry: id = '', field: wanted, locale } = useAddress();
  const asked = useAsked();
  const root = useRef<HTMLDivElement>(null);
  const isAsset = useEdits(({ content }) => content.assets.has(id));
  const type = useEdits(({ content }) => {
    const entity = entityIn(content, id);
    return entity && typeIn(content, entity);
  });
  const isInConflict = useEdits(({ drafts }) => drafts.get(id)?.state === 'conflict');
  const [used, empty] = useFieldsOf(id);
  const [isMore, setIsMore] = useState(false);
  const [before, setBefore] = useState<string>();
  if (before !== wanted) {
    setBefore(wanted);
    if (empty.some((field) => field.id === wanted)) setIsMore(true);
  }

  // Scrolls to the top when another entry opens.
  useLayoutEffect(() => {
    const column = root.current?.parentElement;
    if (column) column.scrollTop = 0;
  }, []);
  const focusOn = useEffectEvent((fieldId: string) => {
    const field = root.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(fieldId)}"]`);
    field?.scrollIntoView({ block: 'nearest' });
    if (field?.contains(document.activeElement)) return;
    const side = field?.querySelector(`[data-locale="${CSS.escape(locale ?? '')}"]`) ?? field;
    side?.querySelector<HTMLElement>('input,textarea,select,[contenteditable],button')?.focus();
  });
  useEffect(() => {
    if (wanted !== undefined) focusOn(wanted);
  }, [wanted, asked]);

  if (!type) return <Empty>{say(id === '' ? texts.nothingOpen : texts.notFound)}</Empty>;
  const hintOf = (fieldId: string) =>
    isAsset && fieldId === 'title' && isPicture(store.read().content.assets.get(id))
      ? say(texts.altHint)
      : hints.get(type.sys.id)?.[fieldId];
  const show = (field: FieldDefinition) => (
    <EntryField key={field.id} entryId={id} field={field} hint={hintOf(field.id)} onOpen={onOpen} />
  );
  return (
    <Panel ref={root}>
      <EntryHead id={id} about={type.description} />
      {isInConflict && (
        <Alert
          tone="warning"
          action={
            <Choices>
              <Tool type="button" onClick={() => void store.resolve(id, 'mine')}>
                {say(texts.keepMine)}
              </Tool>
              <Tool type="button" onClick={() => void store.resolve(id, 'theirs')}>
                {say(texts.takeTheirs)}
              </Tool>
            </Choices>
          }
        >
          {say(texts.conflict)}
        </Alert>
      )}
      {isAsset && <AssetPicture id={id} />}
      {used.map(show)}
      {empty.length > 0 && (
        <details open={isMore} onToggle={({ currentTarget }) => setIsMore(currentTarget.open)}>
          <summary>{filled(say(texts.moreFields), { count: empty.length })}</summary>
          {isMore && <Panel as="div">{empty.map(show)}</Panel>}
        </details>
      )}
      {!isAsset && <EntryActions id={id} />}
    </Panel>
  );
}

function EntryHead({ id, about }: { readonly id: string; readonly about: string | undefined }): ReactElement {
  const name = useName(id);
  const kind = useEdits(({ content }) => kindIn(content, id));
  return (
    <header>
      <h2>{name}</h2>
      <p title={about}>{kind}</p>
    </header>
  );
}

/**
 * Returns the shown fields of an entry, and the fields in the closed section. A field is shown if it is required,
 * belongs to the chosen look, is a text of a page, or had a value when the entry was opened. Fields of the chosen look come after the
 * name. While a value changes, its field stays at its place.
 */
function useFieldsOf(id: string): readonly [FieldDefinition[], FieldDefinition[]] {
  const { store } = useDesk();
  const look = useEdits(({ content }) => {
    const entity = entityIn(content, id);
    const type = entity && typeIn(content, entity);
    return type && lookOf(type, content.hints.get(type.sys.id), entity);
  });
  return useMemo(() => {
    const { content } = store.read();
    const entry = entityIn(content, id);
    const type = entry && typeIn(content, entry);
    const hints = content.hints.get(type?.sys.id ?? '');
    const isOfLook = ({ id: one }: FieldDefinition) =>
      look !== undefined && (looksWith(hints?.[one])?.includes(look) ?? false);
    const isUsed = (field: FieldDefinition) =>
      field.required ||
      (isPageEntry(content.types, entry) && isVisitorText(field)) ||
      isOfLook(field) ||
      Object.values(entry?.fields[field.id] ?? {}).some((value) => !isEmpty(value));
    const rank = (field: FieldDefinition) => {
      if (field.required || field.id === type?.displayField) return 0;
      return isOfLook(field) ? 1 : 2;
    };
    const editable = (type?.fields ?? []).filter(({ disabled, omitted }) => !disabled && !omitted);
    const used = editable.filter(isUsed).sort((a, b) => rank(a) - rank(b));
    return [used, editable.filter((field) => !isUsed(field))];
  }, [store, id, look]);
}

const Empty = styled.p`
  padding: var(--space-6) var(--space-5);
  color: var(--color-text-muted);
`;

const Choices = styled.span`
  display: flex;
  gap: var(--space-2);
`;

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding: var(--space-4) var(--space-5) var(--space-10);
  container: fields / inline-size;

  header p {
    color: var(--color-text-muted);
    font-size: 0.875rem;
  }

  h2 {
    font-size: 1.1875rem;
    line-height: 1.25;
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }

  summary {
    padding-block: var(--space-2);
    color: var(--color-link);
    font-weight: 550;
  }

  & & {
    padding: var(--space-4) 0 0;
  }
`;
