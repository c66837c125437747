import type { Problem } from '@skein/cms-client';
import type { Experiment } from '@skein/cms-client/serve';
import { filled, useWords, type UiText } from '@skein/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';

/** Query parameter with which an editor looks at a variation: `?variation=hero:short`. */
export const PREVIEW_PARAM = 'variation';

const texts = {
  shown: { en: 'Preview: drafts are shown.', es: 'Vista previa: se muestran borradores.' },
  leave: { en: 'Leave the preview', es: 'Salir de la vista previa' },
  shows: { en: 'Experiment', es: 'Experimento' },
  oneProblem: { en: '1 problem in this content', es: '1 problema en este contenido' },
  problems: { en: '{count} problems in this content', es: '{count} problemas en este contenido' },
} as const satisfies Record<string, UiText>;

export interface PreviewBarProps {
  readonly problems: readonly Problem[];
  /** Path of the page, with its language prefix. */
  readonly path: string;
  readonly experiments?: readonly Experiment[] | undefined;
  /** The variations that the page shows, by key, without first ones. */
  readonly variations?: Readonly<Record<string, string>> | undefined;
}

function addressOf(path: string, variations: Readonly<Record<string, string>>): string {
  const named = Object.entries(variations).map((pair): [string, string] => [PREVIEW_PARAM, pair.join(':')]);
  return `${path}?${new URLSearchParams(named)}`;
}

/** Draws a bar with the page's problems, on each page in an editor's preview. */
export function PreviewBar({
  problems,
  path,
  experiments = [],
  variations: shownOnes = {},
}: PreviewBarProps) {
  const say = useWords();
  const shown = say(texts.shown);
  const count = problems.length;
  return (
    <Bar aria-label={shown} data-theme="ink" data-print="none">
      <p>
        {shown} <a href="/preview-mode/off">{say(texts.leave)}</a>
      </p>
      {experiments.map(({ key, variations }) => (
        <p key={key}>
          {say(texts.shows)} <code>{key}</code>:{' '}
          {variations.map(({ variation }, at) => {
            const isShown = (shownOnes[key] ?? variations[0]?.variation) === variation;
            return (
              <Fragment key={variation}>
                {at > 0 && ' · '}
                <a
                  href={addressOf(path, { ...shownOnes, [key]: variation })}
                  aria-current={isShown ? 'true' : undefined}
                >
                  {variation}
                </a>
              </Fragment>
            );
          })}
        </p>
      ))}
      {count > 0 && (
        <details>
          <summary>{count === 1 ? say(texts.oneProblem) : filled(say(texts.problems), { count })}</summary>
          <ul role="list">
            {problems.map(({ entryId, field, reason }) => (
              <li key={`${entryId}.${field}.${reason}`}>
                <code>{entryId}</code> <code>{field}</code> {reason}
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

  code {
    color: var(--color-text-muted);
  }
`;
