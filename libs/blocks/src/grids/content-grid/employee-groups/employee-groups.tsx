import { paint, Picture, ThreadDivider, type Paint, levelUnder } from '@skein/ui';
import { styled } from 'styled-components';
import {
  CARD_SIZES,
  CardAction,
  CardText,
  CardTitle,
  PanelWords,
  PicturedPanel,
} from '../frame/card-parts.tsx';
import { CardGrid } from '../frame/card-grid.tsx';
import type { EmployeeGroupsProps } from './employee-groups.content.ts';

export type { EmployeeGroupsProps };

const PATTERNS = ['weave', 'fan', 'gather', 'flow'] as const;

/** Groups of employees. Each group has an emblem: a picture, or lines on a colored background. */
export function EmployeeGroups(props: EmployeeGroupsProps) {
  return (
    <CardGrid grid={props} most="three">
      {({ title, subtitle, description, image, color, cta }, index) => (
        <PicturedPanel>
          <Emblem $fill={color}>
            {image ? (
              <Picture image={image} aspect={5 / 2} sizes={CARD_SIZES} />
            ) : (
              <ThreadDivider
                pattern={PATTERNS[index % PATTERNS.length]}
                colors={color === undefined ? 'products' : 'accent'}
                count={5}
              />
            )}
          </Emblem>
          <Words>
            <CardTitle level={levelUnder(props.title)}>{title}</CardTitle>
            {subtitle !== undefined && <Since>{subtitle}</Since>}
            <CardText html={description} />
            <CardAction cta={cta} />
          </Words>
        </PicturedPanel>
      )}
    </CardGrid>
  );
}

const Emblem = styled.div<Paint>`
  display: grid;
  align-items: center;
  aspect-ratio: 5 / 2;
  overflow: clip;
  background-color: var(--color-accent-soft);
  ${paint}
`;

const Words = styled(PanelWords)`
  gap: var(--space-2);
  padding: clamp(var(--space-5), 3cqi, var(--space-6));
`;

const Since = styled.p`
  margin: 0;
  color: var(--color-text-muted);
  font-size: var(--text-small);
  font-weight: 600;
`;
