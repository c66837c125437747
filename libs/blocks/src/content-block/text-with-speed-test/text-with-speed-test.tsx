import { SpeedTestFrame } from '../../speed-test-frame/speed-test-frame.tsx';
import type { ContentBlockOf } from '../content-block.content.ts';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';
import { TextBeside } from '../frame/text-beside.tsx';

/** Type 11: words on one side, a speed test on the other. */
export function TextWithSpeedTest(props: ContentBlockOf<'textWithSpeedTest'>) {
  return (
    <ContentBlockFrame {...props}>
      <TextBeside {...props} side={props.testSide}>
        <SpeedTestFrame url={props.speedTestUrl} />
      </TextBeside>
    </ContentBlockFrame>
  );
}
