import { atLeast, Picture, levelUnder } from '@skein/ui';
import { styled } from 'styled-components';
import { CardText, CardTitle } from '../frame/card-parts.tsx';
import { GridCells } from '../frame/grid-cells.tsx';
import { GridFrame } from '../frame/grid-frame.tsx';
import type { WifiTextProps } from './wifi-text.content.ts';

export type { WifiTextProps };

/**
 * Short advice in two columns beside the picture of the grid. Without a picture, each text has its own column.
 */
export function WifiText({ items, image, ...props }: WifiTextProps) {
  const cells = (
    <GridCells items={items} gap={8} {...(image && items.length > 1 && { span: 6 })}>
      {({ title, description }) => (
        <Advice>
          <Waves viewBox="0 0 24 12" aria-hidden="true" focusable="false">
            <path d="M2 6.5c5.6-5 14.4-5 20 0M6.5 10c3-2.6 8-2.6 11 0" />
          </Waves>
          <CardTitle level={levelUnder(props.title)}>{title}</CardTitle>
          <CardText html={description} />
        </Advice>
      )}
    </GridCells>
  );
  return (
    <GridFrame {...props}>
      {image ? (
        <Beside>
          <Picture
            image={image}
            rounded="large"
            sizes="(min-width: 1300px) 480px, (min-width: 768px) 40vw, 100vw"
          />
          <Texts>{cells}</Texts>
        </Beside>
      ) : (
        cells
      )}
    </GridFrame>
  );
}

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-10);
  align-items: center;

  ${atLeast('medium')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    column-gap: clamp(var(--space-10), 6cqi, var(--space-20));
  }
`;

/** Makes the container queries of the texts use the width of this element, not the width of the page. */
const Texts = styled.div`
  container-type: inline-size;
`;

const Advice = styled.article`
  display: grid;
  gap: var(--space-2);
  align-content: start;
`;

const Waves = styled.svg`
  inline-size: 2.25rem;
  fill: none;
  stroke: var(--color-accent);
  stroke-width: 1.75;
  stroke-linecap: round;
`;
