import { narrowerThan } from '@skein/ui';
import { keyframes, styled } from 'styled-components';
import { IN_VIEW_PROPERTY, ROW_TIMELINE } from './plans.constants.ts';

/**
 * Dots below a row of plans: one dot per plan, with a mark for the plan in view. A scroll timeline moves the
 * mark. In older browsers, a script moves the mark. The script loads at the first touch.
 */
export function PlanDots({ count }: { readonly count: number }) {
  if (count < 2) return null;
  return (
    <Dots aria-hidden="true" data-dots="" $count={count}>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </Dots>
  );
}

const along = keyframes`
  from { translate: 0; }
  to { translate: var(--way); }
`;

const Dots = styled.div<{ $count: number }>`
  --way: ${({ $count }) => ($count - 1) * 1.5}rem;
  position: relative;
  display: none;
  justify-self: center;
  margin-block-start: calc(-1 * var(--space-8));
  grid-auto-columns: 1.5rem;
  grid-auto-flow: column;
  justify-items: center;

  ${narrowerThan('medium')} {
    display: grid;
  }

  > i,
  &::after {
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border: 1.5px solid;
    border-radius: 1rem;
  }

  &::after {
    content: '';
    position: absolute;
    inset-inline-start: 0.1875rem;
    inline-size: 1.125rem;
    border-width: 0.25rem;
    translate: calc(var(${IN_VIEW_PROPERTY}, 0) * 1.5rem);

    @supports (animation-timeline: scroll()) {
      animation: ${along} linear both;
      animation-timeline: ${ROW_TIMELINE};
    }
  }
`;
