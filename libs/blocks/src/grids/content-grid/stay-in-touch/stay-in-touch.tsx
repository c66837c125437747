import { Icon, levelUnder } from '@skein/ui';
import { styled } from 'styled-components';
import { BlockCta } from '../../../parts/block-cta/block-cta.tsx';
import { groundOf } from '../../../content-blocks/content-block/frame/ground.ts';
import { CardText, CardTitle } from '../frame/card-parts.tsx';
import { CardGrid } from '../frame/card-grid.tsx';
import { threadHue } from '../frame/thread-hue.ts';
import { itemDefaults } from '../items/item.defaults.ts';
import type { StayInTouchProps } from './stay-in-touch.content.ts';

export type { StayInTouchProps };

/** Links to further pages, between thin lines. Each link has an icon on the left of its words. */
export function StayInTouch(props: StayInTouchProps) {
  const painted = groundOf(props) !== undefined;
  return (
    <CardGrid grid={props} most="three">
      {({ icon = itemDefaults.stayInTouchIcon, title, description, cta }, index) => (
        <Place>
          <Mark $color={threadHue(index, painted)}>
            <Icon name={icon} size={32} />
          </Mark>
          <Words>
            <CardTitle level={levelUnder(props.title)}>{title}</CardTitle>
            <CardText html={description} />
            <Way>
              <BlockCta cta={cta} size="small" />
            </Way>
          </Words>
        </Place>
      )}
    </CardGrid>
  );
}

const Place = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4);
  block-size: 100%;
  padding-block: var(--space-6);
  border-block-start: 1px solid var(--color-line);
`;

const Mark = styled.span<{ $color: string }>`
  color: ${({ $color }) => $color};
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  min-inline-size: 0;
`;

/** Puts the link at the bottom, so that the links of a row line up. */
const Way = styled.div`
  margin-block-start: auto;
  padding-block-start: var(--space-2);
`;
