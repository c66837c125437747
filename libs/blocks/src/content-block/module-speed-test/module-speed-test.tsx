import { ThreadDivider } from '@skein/ui';
import { styled } from 'styled-components';
import { SpeedTestFrame } from '../../speed-test-frame/speed-test-frame.tsx';
import type { ContentBlockOf } from '../content-block.content.ts';
import { BlockText } from '../frame/block-text.tsx';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';
import { SideBySide } from '../frame/side-by-side.tsx';

/** Type 17: words over threads that gather towards a speed test, always inside a module’s frame. */
export function ModuleSpeedTest(props: ContentBlockOf<'moduleSpeedTest'>) {
  const { speedTestUrl, testSide, verticalAlign, moduleColor, backgroundColor } = props;
  const painted = backgroundColor ?? moduleColor;
  return (
    <ContentBlockFrame {...props} isModule>
      <SideBySide
        side={testSide}
        align={verticalAlign}
        words={
          <Words>
            <BlockText {...props} isModule titleSize={3} />
            <Threads $mirrored={testSide === 'left'}>
              <ThreadDivider pattern="gather" colors={painted ? 'accent' : 'products'} />
            </Threads>
          </Words>
        }
        picture={<SpeedTestFrame url={speedTestUrl} />}
      />
    </ContentBlockFrame>
  );
}

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
`;

/** Only beside the frame: above it they would point past it. */
const Threads = styled.div<{ $mirrored: boolean }>`
  display: none;
  scale: ${({ $mirrored }) => ($mirrored ? '-1 1' : '1 1')};

  @container (min-width: 46rem) {
    display: block;
  }
`;
