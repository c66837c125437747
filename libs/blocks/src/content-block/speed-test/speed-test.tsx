import { styled } from 'styled-components';
import { SpeedTestFrame } from '../../speed-test-frame/speed-test-frame.tsx';
import { BlockTitle } from '../../title/block-title.tsx';
import type { ContentBlockOf } from '../content-block.content.ts';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';

/** Type 12: a speed test across the column, under a title if it has one. */
export function SpeedTest(props: ContentBlockOf<'speedTest'>) {
  const { title, titleColor, multiColorTitle, titleParts, backgroundColor, isModule, moduleColor } = props;
  return (
    <ContentBlockFrame {...props}>
      <Column>
        <BlockTitle
          title={title}
          color={titleColor}
          parts={multiColorTitle ? titleParts : []}
          ground={backgroundColor ?? (isModule ? moduleColor : undefined)}
          level={2}
          size={2}
        />
        <SpeedTestFrame url={props.speedTestUrl} />
      </Column>
    </ContentBlockFrame>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  max-inline-size: 62rem;
  margin-inline: auto;
`;
