'use client';

import { RollingDigits } from '@skein/carousels/rolling-digits';
import { atLeast, enlargedText, ThreadDivider, useWords } from '@skein/ui';
import { styled } from 'styled-components';
import type { WifiSpeed } from './speed-between.ts';
import * as texts from './wifi-calculator.texts.ts';

export interface SpeedResultProps {
  readonly nearLabel: string;
  readonly farLabel: string;
  readonly speed: WifiSpeed | undefined;
  /**
   * Whether the visitor has made all three choices (router, category, device). If `speed` is then undefined, a text
   * says that no speed is known.
   */
  readonly isAsked: boolean;
}

/**
 * Two large figures with rolling digits: the speed near the router, and the speed far from the router. Screen
 * readers read one sentence, and announce each change of the sentence.
 */
export function SpeedResult({ nearLabel, farLabel, speed, isAsked }: SpeedResultProps) {
  const say = useWords();
  const unit = say(texts.megabits);
  // The sentence for screen readers. Figures replace `{near}` and `{far}`.
  const said = `${nearLabel}: {near} ${unit}. ${farLabel}: {far} ${unit}.`;
  const unknown = say(texts.unknown);
  return (
    <Side data-theme="ink">
      <Figures aria-hidden="true">
        <Figure data-near="">
          <p>{nearLabel}</p>
          <Digits>
            <RollingDigits value={speed?.near ?? 0} />
            <span>Mbps</span>
          </Digits>
        </Figure>
        <ThreadDivider pattern="gather" count={5} />
        <Figure data-far="">
          <p>{farLabel}</p>
          <Digits>
            <RollingDigits value={speed?.far ?? 0} />
            <span>Mbps</span>
          </Digits>
        </Figure>
        <Unknown data-unknown="" hidden={!isAsked || speed !== undefined}>
          {unknown}
        </Unknown>
      </Figures>
      <Spoken data-said={said}>{speed ? spoken(said, speed) : isAsked && unknown}</Spoken>
    </Side>
  );
}

const spoken = (said: string, { near, far }: WifiSpeed) =>
  said.replace('{near}', String(near)).replace('{far}', String(far));

const Side = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  padding: clamp(var(--space-6), 4cqi, var(--space-12)) clamp(var(--space-5), 4cqi, var(--space-12));
  background: var(--color-surface);
  color: var(--color-text);
`;

const Figures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4cqi;

  > svg {
    block-size: 16cqi;
  }
`;

const Figure = styled.div`
  p {
    color: var(--color-text-muted);
    font-weight: 600;
  }
`;

const Digits = styled.p`
  && {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-3);
    margin-block-start: var(--space-2);
    color: var(--color-text);
    font-family: var(--font-heading);
    font-size: clamp(4rem, 20cqi, 5.5rem);
    font-weight: 700;
    line-height: 1;
  }

  > :last-child {
    color: var(--color-text-muted);
    font-size: var(--heading-4);
  }

  /* No answer is no speed of 0. */
  :has(> output:empty, > [data-unknown]:not([hidden])) & {
    &::before {
      content: '?';
    }

    > :not(:last-child) {
      display: none;
    }
  }

  ${atLeast('large')} {
    && {
      font-size: clamp(5rem, 9cqi, 7.5rem);
    }
  }

  ${enlargedText} {
    && {
      font-size: 24cqi;
    }
  }
`;

const Unknown = styled.p`
  color: var(--color-warning);
`;

/** A sentence for screen readers only. The element stays in the page, so that changes are announced. */
const Spoken = styled.output`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
