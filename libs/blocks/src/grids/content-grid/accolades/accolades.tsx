import { Picture, levelUnder } from '@skein/ui';
import { styled } from 'styled-components';
import { CardText, CardTitle } from '../frame/card-parts.tsx';
import { CardGrid } from '../frame/card-grid.tsx';
import type { AccoladesProps } from './accolades.content.ts';
import { Wreath } from './wreath.tsx';

export type { AccoladesProps };

/** Praise of the provider. Each item has a drawn wreath. */
export function Accolades(props: AccoladesProps) {
  return (
    <CardGrid grid={props} gap={10}>
      {({ value, title, source, description, image }) => (
        <Accolade>
          {image ? (
            <Seal>
              <Picture image={image} sizes="128px" />
            </Seal>
          ) : (
            <Wreath value={value} />
          )}
          <CardTitle level={levelUnder(props.title)}>{title}</CardTitle>
          <CardText html={description} />
          {source !== undefined && <Source>{source}</Source>}
        </Accolade>
      )}
    </CardGrid>
  );
}

const Accolade = styled.article`
  display: grid;
  gap: var(--space-3);
  align-content: start;
`;

const Seal = styled.div`
  inline-size: 8rem;
`;

const Source = styled.p`
  margin: 0;
  color: var(--color-text-muted);
  font-size: var(--text-small);
  font-style: italic;
`;
