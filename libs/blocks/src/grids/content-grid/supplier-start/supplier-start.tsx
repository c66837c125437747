import { atLeast, Picture, ThreadDivider, levelUnder } from '@skein/ui';
import { styled } from 'styled-components';
import { CardAction, CardText, CardTitle } from '../frame/card-parts.tsx';
import { CardGrid } from '../frame/card-grid.tsx';
import type { SupplierStartProps } from './supplier-start.content.ts';

export type { SupplierStartProps };

/** The start page for suppliers: a wide panel with decorative lines that lead to the call to action. */
export function SupplierStart(props: SupplierStartProps) {
  const level = levelUnder(props.title);
  return (
    <CardGrid grid={props} span={12} wide>
      {({ title, subtitle, description, image, cta, analyticsId }) => (
        <Start data-theme="amber" data-analytics-id={analyticsId}>
          <Words>
            {title !== undefined && (
              <CardTitle level={level} size={2}>
                {title}
              </CardTitle>
            )}
            {subtitle !== undefined && <Lead>{subtitle}</Lead>}
            <CardText html={description} />
            <CardAction cta={cta} />
          </Words>
          <Art>
            <Picture image={image} aspect={4 / 3} rounded="medium" sizes="(min-width: 960px) 480px, 100vw" />
          </Art>
          <Threads>
            <ThreadDivider pattern="gather" colors="accent" count={5} />
          </Threads>
        </Start>
      )}
    </CardGrid>
  );
}

const Start = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8) clamp(var(--space-8), 6cqi, var(--space-20));
  padding: clamp(var(--space-6), 5cqi, var(--space-16));
  border-radius: var(--radius-large);
  background-color: var(--color-surface);
  color: var(--color-text);
  isolation: isolate;
  overflow: clip;

  ${atLeast('medium')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: center;
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: var(--space-4);
`;

const Lead = styled.p`
  margin: 0;
  font-size: var(--text-lead);
  line-height: 1.4;
`;

const Art = styled.div`
  min-inline-size: 0;
`;

const Threads = styled.div`
  position: absolute;
  z-index: -1;
  inset-inline: 0;
  inset-block-end: 0;
  opacity: 0.35;
`;
