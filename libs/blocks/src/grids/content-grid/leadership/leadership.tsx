import { atLeast, Picture, levelUnder } from '@skein/ui';
import { styled } from 'styled-components';
import { CardText, CardTitle } from '../frame/card-parts.tsx';
import { CardGrid } from '../frame/card-grid.tsx';
import type { LeadershipProps } from './leadership.content.ts';

export type { LeadershipProps };

/**
 * People, four in a row: their pictures, their positions, and two sentences. On a phone the picture is beside
 * the words.
 */
export function Leadership(props: LeadershipProps) {
  return (
    <CardGrid grid={props} gap={8}>
      {({ name, position, portrait, description }) => (
        <Person>
          {portrait && (
            <Face>
              <Picture
                image={portrait}
                aspect={1}
                rounded="large"
                sizes="(min-width: 1000px) 280px, (min-width: 620px) 46vw, 96px"
              />
            </Face>
          )}
          <Words>
            <CardTitle level={levelUnder(props.title)}>{name}</CardTitle>
            <Position>{position}</Position>
            <CardText html={description} />
          </Words>
        </Person>
      )}
    </CardGrid>
  );
}

const Person = styled.article`
  display: grid;
  grid-template-columns: minmax(0, min(6rem, 25vw)) minmax(0, 1fr);
  gap: var(--space-5);
  align-content: start;

  &:not(:has(img)) {
    grid-template-columns: minmax(0, 1fr);
  }

  && {
    ${atLeast('small')} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Face = styled.div`
  max-inline-size: 22rem;
  overflow: clip;
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  align-content: start;
  overflow-wrap: anywhere;

  > :last-child:not(:nth-child(1 of :not(style)), p) {
    margin-block-start: var(--space-2);
  }
`;

const Position = styled.p`
  margin: 0;
  color: var(--color-accent);
  font-size: var(--text-small);
  font-weight: 600;
  line-height: 1.35;
`;
