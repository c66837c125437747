import { withDefaults, type PropsOf } from '@skein/cms-client';
import { atLeast, Heading, RichText } from '@skein/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BlockCta } from '../../../parts/block-cta/block-cta.tsx';
import { ContentBlockFrame } from '../../../content-blocks/content-block/frame/content-block-frame.tsx';
import { inlineAlign, type TextAlign } from '../../../parts/layout/alignment.ts';
import { lead } from '../../../parts/layout/lead.styles.ts';
import type { gridFields } from './fields.shared.ts';
import { gridDefaults } from './grid.defaults.ts';

export interface GridFrameProps extends PropsOf<typeof gridFields> {
  readonly children: ReactNode;
}

/**
 * The parts that all grids share: background, module outline, a head, the cells, and a call to action below
 * them.
 */
export function GridFrame(given: GridFrameProps) {
  const { title, subtitle, description, cta, children, ...frame } = withDefaults(given, gridDefaults);
  const words = subtitle !== undefined || description !== undefined;
  return (
    <ContentBlockFrame {...frame} fullWidth roundedBlock={false}>
      <Parts>
        {(title !== undefined || words) && (
          <Head $split={title !== undefined && words}>
            {title !== undefined && <Heading level={2}>{title}</Heading>}
            {words && (
              <Words>
                {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
                {description !== undefined && (
                  <Description>
                    <RichText html={description} />
                  </Description>
                )}
              </Words>
            )}
          </Head>
        )}
        {children}
        {cta && (
          <Action $align={cta.align ?? 'left'}>
            <BlockCta cta={cta} />
          </Action>
        )}
      </Parts>
    </ContentBlockFrame>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(var(--space-8), 4.5cqi, var(--space-16));
`;

/**
 * Puts the title on the left and the words on the right, aligned at the bottom. The words begin at the third
 * of four cells. If there is less room, the words are below the title.
 */
const Head = styled.div<{ $split: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) clamp(var(--space-8), 6cqi, var(--space-20));
  max-inline-size: var(--column-stage);

  ${atLeast('full')} {
    ${({ $split }) => $split && 'grid-template-columns: repeat(2, minmax(0, 1fr)); max-inline-size: none;'}
    column-gap: var(--space-6);
    align-items: end;
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-3);
  max-inline-size: var(--column-text);

  p {
    text-wrap: balance;
  }
`;

const Subtitle = styled.p`
  ${lead}
`;

const Description = styled.div`
  color: var(--color-text-muted);
`;

const Action = styled.div<{ $align: TextAlign }>`
  justify-self: ${({ $align }) => inlineAlign[$align]};
`;
