import { Glyph, chevronDownGlyph } from '@skein/ui';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { HEADER_DROPDOWN_NAME } from '../shell/shell.constants.ts';
import { barItem, type BarItemProps } from './bar-item.styles.ts';

/** The edge of the trigger at which the panel is aligned. With `bar`, the panel is as wide as the header. */
export type DropdownPlace = 'start' | 'end' | 'bar';

export type DropdownProps = {
  /** Text of the trigger. */
  label: ReactNode;
  children: ReactNode;
  place?: DropdownPlace | undefined;
  /** Whether the menu contains the current page. */
  active?: boolean | undefined;
};

/** Draws a native menu of the header. The menu opens without script. `useDropdowns` adds keyboard behavior. */
export function Dropdown({ label, children, place = 'start', active = false }: DropdownProps) {
  return (
    // There is no `open`, so that React neither closes nor reports a menu that was opened before hydration.
    <Details name={HEADER_DROPDOWN_NAME} data-dropdown="" $place={place} suppressHydrationWarning>
      <Summary $active={active}>
        {label}
        <Glyph path={chevronDownGlyph} size={14} />
      </Summary>
      <Panel $place={place}>{children}</Panel>
    </Details>
  );
}

const Details = styled.details<{ $place: DropdownPlace }>`
  position: ${({ $place }) => ($place === 'bar' ? 'static' : 'relative')};
`;

const Summary = styled.summary<BarItemProps>`
  ${barItem}
  list-style: none;
  user-select: none;

  &::-webkit-details-marker {
    display: none;
  }

  & > svg {
    stroke-width: 2.25;
    transition: rotate var(--duration-medium) var(--ease-out);
  }

  details[open] > & > svg {
    rotate: 180deg;
  }

  details[open] > & {
    background: var(--color-surface-sunken);
  }
`;

const rise = keyframes`
  from { opacity: 0; translate: 0 -0.375rem; }
`;

const places = {
  start: 'inset-inline-start: -0.75rem; max-inline-size: 41rem;',
  end: 'inset-inline-end: 0;',
  bar: 'inset-inline: var(--space-gutter); max-inline-size: 64rem; margin-inline: auto;',
} as const satisfies Record<DropdownPlace, string>;

const Panel = styled.div<{ $place: DropdownPlace }>`
  --menu-inset: var(--space-6);
  position: absolute;
  inset-block-start: calc(
    100% + ${({ $place }) => ($place === 'bar' ? '0px' : '(var(--header-height) - 2.75rem) / 2')} + 0.375rem
  );
  ${({ $place }) => places[$place]}
  z-index: 1;
  max-block-size: calc(100dvb - var(--header-height) - 1.5rem);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface-raised);
  color: var(--color-text);
  box-shadow: var(--shadow-float);

  details[open] > & {
    animation: ${rise} var(--duration-medium) var(--ease-out);
  }
`;
