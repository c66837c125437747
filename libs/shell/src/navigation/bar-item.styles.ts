import { css } from 'styled-components';

export type BarItemProps = { $active?: boolean };

/** Styles a link or a trigger in the header's bar. A drawn line under the name marks the current page. */
export const barItem = css<BarItemProps>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-block-size: 2.75rem;
  padding-inline: clamp(0.5rem, 0.9cqi, 0.875rem);
  border-radius: var(--radius-pill);
  color: var(--color-text);
  font-size: 1rem;
  font-weight: 500;
  line-height: 1.2;
  letter-spacing: -0.005em;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color var(--duration-fast) var(--ease-out);

  &:hover {
    background: var(--color-surface-sunken);
  }

  &::after {
    content: ${({ $active }) => ($active ? "''" : 'none')};
    position: absolute;
    inset-block-end: 0.3rem;
    inset-inline: clamp(0.5rem, 0.9cqi, 0.875rem);
    block-size: 2px;
    border-radius: 1px;
    background: var(--color-accent);
  }

  @media (forced-colors: active) {
    &::after {
      background: Highlight;
    }
  }
`;
