import { levelUnder } from '@skein/ui';
import { styled } from 'styled-components';
import { BlockCta } from '../../../parts/block-cta/block-cta.tsx';
import { CardSubtitle, CardText, CardTitle } from '../frame/card-parts.tsx';
import { CardGrid } from '../frame/card-grid.tsx';
import type { WebpassSupportProps } from './webpass-support.content.ts';

export type { WebpassSupportProps };

/** Phone numbers and hours, by building or region. */
export function WebpassSupport(props: WebpassSupportProps) {
  return (
    <CardGrid grid={props} most="three" gap={8}>
      {({ title, subtitle, description, cta, secondCta }) => (
        <Desk>
          <CardTitle level={levelUnder(props.title)} size={3}>
            {title}
          </CardTitle>
          {subtitle !== undefined && <CardSubtitle>{subtitle}</CardSubtitle>}
          <CardText html={description} />
          {(cta ?? secondCta) && (
            <Calls>
              {cta && <BlockCta cta={cta} size="small" />}
              {secondCta && <BlockCta cta={secondCta} size="small" />}
            </Calls>
          )}
        </Desk>
      )}
    </CardGrid>
  );
}

const Desk = styled.article`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: var(--space-3);
  padding-block: var(--space-6);
  border-block-start: 4px double var(--color-accent);
`;

const Calls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-4);
  margin-block-start: auto;
  padding-block-start: var(--space-3);
`;
