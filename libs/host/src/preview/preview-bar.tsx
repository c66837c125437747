import type { Problem } from '@skein/cms-client';
import { styled } from 'styled-components';

const texts = {
  en: {
    shown: 'Preview: drafts are shown.',
    leave: 'Leave the preview',
    problems: (count: number) =>
      count === 1 ? '1 problem in this content' : `${count} problems in this content`,
  },
  es: {
    shown: 'Vista previa: se muestran borradores.',
    leave: 'Salir de la vista previa',
    problems: (count: number) =>
      count === 1 ? '1 problema en este contenido' : `${count} problemas en este contenido`,
  },
};

export interface PreviewBarProps {
  readonly problems: readonly Problem[];
  readonly language: 'en' | 'es';
}

/** Stands on each page that an editor looks at, with what is wrong on it. */
export function PreviewBar({ problems, language }: PreviewBarProps) {
  const { shown, leave, problems: count } = texts[language];
  return (
    <Bar aria-label={shown} data-theme="ink" data-print="none">
      <p>
        {shown} <a href="/preview-mode/off">{leave}</a>
      </p>
      {problems.length > 0 && (
        <details>
          <summary>{count(problems.length)}</summary>
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
