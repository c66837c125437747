import { styled } from 'styled-components';

/** The features of a plan, or its add-ons. */
export function PlanList({
  items,
  plus = false,
}: {
  readonly items: readonly string[];
  readonly plus?: boolean;
}) {
  return (
    <List role="list" $plus={plus}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </List>
  );
}

const List = styled.ul<{ $plus: boolean }>`
  display: grid;
  gap: var(--space-2);

  > li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
  }

  > li::before {
    content: ${({ $plus }) => ($plus ? "'+'" : "''")};
    ${({ $plus }) =>
      $plus
        ? 'color: var(--color-accent); font-weight: 700;'
        : 'inline-size: 0.75rem; block-size: 0.4rem; margin-block-start: 0.45em; border: solid var(--color-accent); border-width: 0 0 2px 2px; rotate: -45deg;'}
  }
`;
