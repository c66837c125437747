import { SpeedTestFrame } from '../../speed-test-frame/speed-test-frame.tsx';
import type { ContentBlockOf } from '../content-block.content.ts';
import { BlockText } from '../frame/block-text.tsx';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';
import { SideBySide } from '../frame/side-by-side.tsx';

/** Type 11: words on one side, a speed test on the other. */
export function TextWithSpeedTest(props: ContentBlockOf<'textWithSpeedTest'>) {
  const { speedTestUrl, testSide, verticalAlign } = props;
  return (
    <ContentBlockFrame {...props}>
      <SideBySide
        side={testSide}
        align={verticalAlign}
        words={<BlockText {...props} />}
        picture={<SpeedTestFrame url={speedTestUrl} />}
      />
    </ContentBlockFrame>
  );
}
