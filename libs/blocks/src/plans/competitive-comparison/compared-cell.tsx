'use client';

import { checkGlyph, closeGlyph, Glyph, useWords, VisuallyHidden } from '@skein/ui';
import { styled } from 'styled-components';
import { disc } from '../../parts/layout/disc.styles.ts';
import type { ComparedValueProps } from './compared-feature.content.ts';
import * as texts from './comparison.texts.ts';

export interface ComparedCellProps {
  /** What a provider offers for a feature: yes or no, and an optional text. Undefined if it is unknown. */
  readonly value: ComparedValueProps | undefined;
}

/** A mark for yes or no, with the editor's words if there are any. */
export function ComparedCell({ value }: ComparedCellProps) {
  const say = useWords();
  if (!value)
    return (
      <Unsaid>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{say(texts.notStated)}</VisuallyHidden>
      </Unsaid>
    );
  return (
    <Value>
      <Mark data-flag={value.flag ? 'yes' : 'no'}>
        <Glyph path={value.flag ? checkGlyph : closeGlyph} size="1.1em" />
        <VisuallyHidden>
          {value.flag ? say(texts.yes) : say(texts.no)}
          {value.text !== undefined && ', '}
        </VisuallyHidden>
      </Mark>
      {value.text !== undefined && <span>{value.text}</span>}
    </Value>
  );
}

const Value = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-1);
  font-size: var(--text-small);
  line-height: 1.35;
`;

const Mark = styled.span`
  ${disc('2rem')}
  position: relative;
  font-size: 1.05rem;

  &[data-flag='yes'] {
    background: var(--color-accent);
    color: var(--color-on-accent);
  }

  &[data-flag='no'] {
    border: 1px solid var(--color-line-strong);
    color: var(--color-text-muted);
  }
`;

const Unsaid = styled.span`
  position: relative;
  color: var(--color-text-muted);
`;
