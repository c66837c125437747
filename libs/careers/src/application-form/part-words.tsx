import { Heading, Prose } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Say } from './application-form.texts.ts';
import type { PartLead } from './lay-out.ts';

export interface PartWordsProps {
  readonly part: PartLead;
  readonly say: Say;
  /** Language of the job board's text, if it is not the page's language. */
  readonly lang?: string | undefined;
}

function titleOf({ kind, header, isTitled }: PartLead, say: Say): string | undefined {
  if (!isTitled) return undefined;
  if (header !== undefined) return header;
  return kind === 'compliance' || kind === 'consent' ? say(kind) : undefined;
}

/** Draws the texts above the questions of a part. */
export function PartWords({ part, say, lang }: PartWordsProps): ReactElement {
  const title = titleOf(part, say);
  return (
    <Words>
      {title !== undefined && (
        <Heading level={3} size={4} anchor={false}>
          {part.header === title && lang !== undefined ? <span lang={lang}>{title}</span> : title}
        </Heading>
      )}
      {part.description !== undefined && <Prose size="small" lang={lang} html={part.description} />}
    </Words>
  );
}

const Words = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-block: var(--space-6) var(--space-5);
  padding-block-start: var(--space-6);
  border-block-start: 1px solid var(--color-line);
`;
