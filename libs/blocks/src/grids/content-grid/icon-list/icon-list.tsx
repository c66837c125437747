import { atLeast, Picture, levelUnder } from '@skein/ui';
import { styled } from 'styled-components';
import { CardText, CardTitle, IconDisc } from '../frame/card-parts.tsx';
import { GridCells } from '../frame/grid-cells.tsx';
import { GridFrame } from '../frame/grid-frame.tsx';
import { itemDefaults } from '../items/item.defaults.ts';
import type { IconListProps } from './icon-list.content.ts';

export type { IconListProps };

/**
 * Number of points (list items with an icon) that can surround the picture, three on each side. With any other number,
 * the points are in rows.
 */
const AROUND = 6;

/** Points, each with an icon, side by side. If there are six points, they surround the picture of the grid. */
export function IconList({ items, image, ...props }: IconListProps) {
  const level = levelUnder(props.title);
  const point = ({ icon = itemDefaults.textIcon, title, description }: (typeof items)[number]) => (
    <Point>
      <IconDisc name={icon} />
      <Words>
        <CardTitle level={level}>{title}</CardTitle>
        <CardText html={description} />
      </Words>
    </Point>
  );
  if (items.length !== AROUND)
    return (
      <GridFrame {...props}>
        <GridCells items={items} most="three" span={items.length === 4 ? 6 : undefined} gap={8}>
          {point}
        </GridCells>
      </GridFrame>
    );
  return (
    <GridFrame {...props}>
      <Six $picture={image !== undefined}>
        <Points role="list">
          {items.map((item, index) => (
            <Place
              key={item.id ?? index}
              $side={index < AROUND / 2 ? 'start' : 'end'}
              $row={(index % (AROUND / 2)) + 1}
            >
              {point(item)}
            </Place>
          ))}
        </Points>
        {image && (
          <Middle>
            <Picture
              image={image}
              aspect={1}
              rounded="large"
              sizes="(min-width: 1300px) 400px, (min-width: 960px) 33vw, 100vw"
            />
          </Middle>
        )}
      </Six>
    </GridFrame>
  );
}

const Point = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4);
  align-content: start;
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-1);
  align-content: start;
`;

const Six = styled.div<{ $picture: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);

  ${atLeast('small')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${atLeast('full')} {
    grid-template-columns: repeat(${({ $picture }) => ($picture ? 3 : 2)}, minmax(0, 1fr));
    gap: var(--space-10) clamp(var(--space-8), 5cqi, var(--space-16));
    align-items: center;
  }
`;

/** Lays out the points and the picture in one grid. */
const Points = styled.ul`
  display: contents;
  list-style: none;
`;

const Place = styled.li<{ $side: 'start' | 'end'; $row: number }>`
  ${atLeast('full')} {
    grid-row: ${({ $row }) => $row};
    grid-column: ${({ $side }) => ($side === 'start' ? '1' : '-2')};
    align-self: start;
  }
`;

/** Places the picture above the points, beside all points, or in the middle of the points. */
const Middle = styled.div`
  order: -1;
  grid-column: 1 / -1;
  max-inline-size: var(--column-form);

  ${atLeast('medium')} {
    grid-area: 1 / 1 / span 6;
    align-self: center;
  }

  ${atLeast('full')} {
    grid-area: 1 / 2 / span 3;
    order: 0;
  }
`;
