import { clockGlyph, Glyph, TextLink } from '@skein/ui';
import { styled } from 'styled-components';
import type { ListedCity } from './city-item.content.ts';

export interface CityNameProps {
  readonly item: ListedCity;
  /** The text for "service is coming". */
  readonly soon: string;
  /** `standard` underlines the link, so that it stands out among names without a link. Default `quiet`. */
  readonly look?: 'standard' | 'quiet';
}

/**
 * Draws the name of a city or state, as a link if the place has a page. One text marks links to other sites,
 * and another text marks cities where service is coming.
 */
export function CityName({ item, soon, look = 'quiet' }: CityNameProps) {
  const { name, url, external, comingSoon, analyticsId } = item;
  return (
    <Line>
      {url === undefined ? (
        <span data-analytics-id={analyticsId}>{name}</span>
      ) : (
        <TextLink href={url} external={external} look={look} data-analytics-id={analyticsId}>
          {name}
        </TextLink>
      )}
      {comingSoon && (
        <>
          {' '}
          <Soon>
            <Glyph path={clockGlyph} size="1.15em" />
            {soon}
          </Soon>
        </>
      )}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-2);
`;

const Soon = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: 0.3em;
  color: var(--color-coming-soon);
  font-family: var(--font-text);
  font-size: var(--text-small);
  font-weight: 500;
  letter-spacing: 0;
  white-space: nowrap;

  > svg {
    align-self: center;
  }
`;
