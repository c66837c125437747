'use client';

import { atLeast, Glyph, useWords, VisuallyHidden, type UiText, levelUnder } from '@skein/ui';
import { styled } from 'styled-components';
import { CardText, CardTitle } from '../frame/card-parts.tsx';
import { GridFrame } from '../frame/grid-frame.tsx';
import { itemDefaults } from '../items/item.defaults.ts';
import type { ComingSoonTimelineProps } from './coming-soon-timeline.content.ts';

export type { ComingSoonTimelineProps };

type Progress = 'done' | 'now' | 'next';

const STATES: Readonly<Record<Progress, UiText>> = {
  done: { en: 'Done', es: 'Hecho' },
  now: { en: 'Under way', es: 'En marcha' },
  next: { en: 'To come', es: 'Por venir' },
};

const TICK = 'M6.5 12.5l3.6 3.6 7.4-8';

/** A line with a knot for each step. The look of the knot shows the step's state: done, in progress or open. */
export function ComingSoonTimeline({ items, ...props }: ComingSoonTimelineProps) {
  const say = useWords();
  return (
    <GridFrame {...props}>
      <Steps role="list" $count={items.length}>
        {items.map(({ id, period, title, description, progress = itemDefaults.progress }, index) => (
          <Step key={id ?? index} aria-current={progress === 'now' ? 'step' : undefined}>
            <Knot $progress={progress}>{progress === 'done' && <Glyph path={TICK} size={20} />}</Knot>
            <Line $open={progress !== 'done'} aria-hidden="true" />
            <Words>
              <Period>
                {period}
                {progress === 'now' ? (
                  <Now>{say(STATES.now)}</Now>
                ) : (
                  <VisuallyHidden>{` (${say(STATES[progress])})`}</VisuallyHidden>
                )}
              </Period>
              <CardTitle level={levelUnder(props.title)}>{title}</CardTitle>
              <CardText html={description} />
            </Words>
          </Step>
        ))}
      </Steps>
    </GridFrame>
  );
}

const KNOT = '2rem';

const Steps = styled.ol<{ $count: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;

  ${atLeast('full')} {
    grid-template-columns: repeat(${({ $count }) => Math.min($count, 5)}, minmax(0, 1fr));
    row-gap: var(--space-10);
  }
`;

const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: ${KNOT} minmax(0, 1fr);
  gap: var(--space-4);
  padding-block-end: var(--space-8);

  &:last-child {
    padding-block-end: 0;
  }

  ${atLeast('full')} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    padding-block-end: 0;
    padding-inline-end: var(--space-6);
  }
`;

const Knot = styled.span<{ $progress: Progress }>`
  z-index: 1;
  display: grid;
  place-items: center;
  box-sizing: border-box;
  inline-size: ${KNOT};
  block-size: ${KNOT};
  border: 3px ${({ $progress }) => ($progress === 'next' ? 'dashed' : 'solid')} var(--color-accent);
  border-radius: 50%;
  background-color: ${({ $progress }) =>
    $progress === 'done'
      ? 'var(--color-accent)'
      : $progress === 'now'
        ? 'var(--color-accent-soft)'
        : 'var(--color-surface)'};
  color: var(--color-on-accent);

  &::after {
    inline-size: 0.75rem;
    block-size: 0.75rem;
    border-radius: 50%;
    background-color: var(--color-accent);
    content: ${({ $progress }) => ($progress === 'now' ? "''" : 'none')};
  }
`;

const Line = styled.span<{ $open: boolean }>`
  position: absolute;
  inset-block: ${KNOT} 0;
  inset-inline-start: calc(${KNOT} / 2 - 1.5px);
  border-inline-start: 3px ${({ $open }) => ($open ? 'dashed' : 'solid')} var(--color-accent);

  li:last-child > & {
    display: none;
  }

  ${atLeast('full')} {
    inset-block: calc(${KNOT} / 2 - 1.5px) auto;
    inset-inline: ${KNOT} 0;
    border-inline-start: 0;
    border-block-start: 3px ${({ $open }) => ($open ? 'dashed' : 'solid')} var(--color-accent);
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-2);
  align-content: start;
  min-block-size: ${KNOT};
`;

const Period = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  margin: 0;
  min-block-size: ${KNOT};
  color: var(--color-text-muted);
  font-size: var(--text-small);
  font-weight: 600;
`;

const Now = styled.span`
  padding: 0.15em 0.7em;
  border-radius: var(--radius-pill);
  background-color: var(--color-accent-soft);
  color: var(--color-text);
`;
