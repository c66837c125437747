import { fieldName, type Problem } from '@skein/cms-client';
import type { EntryNote, Experiment } from '@skein/cms-client/serve';
import { filled, useWords, type UiText } from '@skein/ui';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';

/**
 * Query parameter that shows an editor variations. Its value is a query with the variation of each experiment:
 * `?variation=hero%3Dshort`.
 */
export const PREVIEW_PARAM = 'variation';
/** Query parameter that shows an editor the published page. */
export const PUBLISHED_PARAM = 'published';

const texts = {
  drafts: { en: 'Preview: drafts are shown.', es: 'Vista previa: se muestran borradores.' },
  published: { en: 'Preview: what visitors see.', es: 'Vista previa: lo que ven los visitantes.' },
  showDrafts: { en: 'Show drafts', es: 'Mostrar borradores' },
  showPublished: { en: 'Show what is published', es: 'Mostrar lo publicado' },
  leave: { en: 'Leave the preview', es: 'Salir de la vista previa' },
  edit: { en: 'Edit', es: 'Editar' },
  editPage: { en: 'Edit this page', es: 'Editar esta página' },
  shows: { en: 'Experiment', es: 'Experimento' },
  oneDraft: { en: '1 entry has changes that are not published', es: '1 entrada tiene cambios sin publicar' },
  manyDrafts: {
    en: '{count} entries have changes that are not published',
    es: '{count} entradas tienen cambios sin publicar',
  },
  oneProblem: { en: '1 problem in this content', es: '1 problema en este contenido' },
  problems: { en: '{count} problems in this content', es: '{count} problemas en este contenido' },
} as const satisfies Record<string, UiText>;

export interface PreviewBarProps {
  readonly problems: readonly Problem[];
  /** Id of the page's entry. */
  readonly pageId: string;
  /** Notes for editors about the entries of the page. */
  readonly notes?: ReadonlyMap<string, EntryNote> | undefined;
  readonly shown: 'drafts' | 'published';
  /** Path of the page, with its language prefix. */
  readonly path: string;
  /** Returns the address at which an editor changes an entry, or undefined if there is none. */
  readonly editAddress?: ((entryId: string, path: string, field?: string) => string | undefined) | undefined;
  readonly experiments?: readonly Experiment[] | undefined;
  /** The variations that the page shows, by experiment key. First variations are left out. */
  readonly variations?: Readonly<Record<string, string>> | undefined;
}

function addressOf(path: string, variations: Readonly<Record<string, string>>): string {
  const named = String(new URLSearchParams(variations));
  return `${path}?${new URLSearchParams({ [PREVIEW_PARAM]: named })}`;
}

/** Draws a bar with notes for editors about a page. Every page in an editor's preview has the bar. */
export function PreviewBar(props: PreviewBarProps) {
  const {
    problems,
    pageId,
    notes,
    path,
    editAddress,
    shown,
    experiments = [],
    variations: chosen = {},
  } = props;
  const say = useWords();
  const words = say(texts[shown]);
  const drafts = [...(notes ?? [])].filter(([, { isDraft }]) => isDraft);
  const pageEdit = editAddress?.(pageId, path);

  function entry(id: string, field?: string): ReactNode {
    const note = notes?.get(id);
    const edit = note && editAddress?.(id, path, field);
    const name = note?.name ?? note?.type ?? id;
    return (
      <>
        {note?.block === undefined ? <b>{name}</b> : <a href={`#${note.block}`}>{name}</a>}
        {note?.name !== undefined && ` (${note.type})`}
        {field !== undefined && field !== '*' && `, ${fieldName(field)}`}
        {edit !== undefined && (
          <>
            {' · '}
            <a href={edit} target="_top">
              {say(texts.edit)}
            </a>
          </>
        )}
      </>
    );
  }
  const counted = (one: UiText, many: UiText, count: number) =>
    count === 1 ? say(one) : filled(say(many), { count });
  return (
    <Bar aria-label={words} data-preview-bar="" data-theme="ink" data-print="none">
      <p>
        {words}{' '}
        <a href={shown === 'drafts' ? `${path}?${PUBLISHED_PARAM}` : path}>
          {say(shown === 'drafts' ? texts.showPublished : texts.showDrafts)}
        </a>
        {pageEdit !== undefined && (
          <>
            {' · '}
            <a href={pageEdit} target="_top">
              {say(texts.editPage)}
            </a>
          </>
        )}
        {' · '}
        <a href="/preview-mode/off">{say(texts.leave)}</a>
      </p>
      {experiments.map(({ key, variations }) => (
        <p key={key} data-experiment="">
          {say(texts.shows)} <code>{key}</code>:{' '}
          {variations.map(({ variation }, at) => {
            const isShown = (chosen[key] ?? variations[0]?.variation) === variation;
            return (
              <Fragment key={variation}>
                {at > 0 && ' · '}
                <a
                  href={addressOf(path, { ...chosen, [key]: variation })}
                  aria-current={isShown ? 'true' : undefined}
                >
                  {variation}
                </a>
              </Fragment>
            );
          })}
        </p>
      ))}
      {drafts.length > 0 && (
        <details>
          <summary>{counted(texts.oneDraft, texts.manyDrafts, drafts.length)}</summary>
          <ul role="list">
            {drafts.map(([id]) => (
              <li key={id}>{entry(id)}</li>
            ))}
          </ul>
        </details>
      )}
      {problems.length > 0 && (
        <details data-problems="">
          <summary>{counted(texts.oneProblem, texts.problems, problems.length)}</summary>
          <ul role="list">
            {problems.map(({ entryId, field, reason }) => (
              <li
                key={`${entryId}.${field}.${reason}`}
                data-problem-entry={entryId}
                data-problem-field={field}
                data-problem-reason={reason}
              >
                {entry(entryId, field)}: <span lang="en">{reason}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Bar>
  );
}

const Bar = styled.aside`
  padding: var(--space-3) var(--space-gutter);
  background: var(--color-surface);
  color: var(--color-text);
  font-size: var(--text-small);
  line-height: 1.5;

  [aria-current] {
    font-weight: 650;
    text-decoration: none;
  }

  details {
    margin-block-start: var(--space-2);
  }

  ul {
    display: grid;
    gap: var(--space-1);
    max-block-size: 40vh;
    margin-block-start: var(--space-2);
    overflow-y: auto;
    overflow-wrap: anywhere;
  }

  code,
  span {
    color: var(--color-text-muted);
  }
`;
