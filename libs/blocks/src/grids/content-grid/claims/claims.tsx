import { atLeast, levelUnder } from '@skein/ui';
import { styled } from 'styled-components';
import { CardText, CardTitle } from '../frame/card-parts.tsx';
import { CardGrid } from '../frame/card-grid.tsx';
import type { ClaimsProps } from './claims.content.ts';

export type { ClaimsProps };

/**
 * Claims that the provider must be able to prove: the figure in large type, the claim, and the small print
 * right below.
 */
export function Claims(props: ClaimsProps) {
  return (
    <CardGrid grid={props} gap={8}>
      {({ value, title, description }) => (
        <Claim>
          {value !== undefined && <Value $long={value.length > 7}>{value}</Value>}
          <CardTitle level={levelUnder(props.title)}>{title}</CardTitle>
          <CardText html={description} size="small" />
        </Claim>
      )}
    </CardGrid>
  );
}

const Claim = styled.article`
  container-type: inline-size;
  display: grid;
  gap: var(--space-2);
  align-content: start;
  padding-block-start: var(--space-5);
  border-block-start: 1px solid var(--color-line);

  ${atLeast('full')} {
    padding-block-start: 0;
    padding-inline-start: var(--space-6);
    border-block-start: 0;
    border-inline-start: 1px solid var(--color-line-strong);
  }
`;

/** Keeps a figure of up to seven characters on one line, even in a narrow column. */
const Value = styled.p<{ $long: boolean }>`
  margin: 0;
  color: var(--color-accent);
  font-family: var(--font-heading);
  font-size: ${({ $long }) => ($long ? 'var(--heading-3)' : 'min(var(--heading-1), 22cqi)')};
  font-variant-numeric: tabular-nums;
  font-weight: 680;
  letter-spacing: -0.032em;
  line-height: 1.05;
`;
