import { withDefaults } from '@skein/cms-client';
import { SpeedTestFrame } from '../../../parts/speed-test-frame/speed-test-frame.tsx';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';
import { TextBeside } from '../frame/text-beside.tsx';
import type { TextWithSpeedTestProps } from './text-with-speed-test.content.ts';
import { sharedDefaults } from '../shared/defaults.ts';

export type { TextWithSpeedTestProps };

/** Content block of type 11: words on one side, a speed test on the other. */
export function TextWithSpeedTest(given: TextWithSpeedTestProps) {
  const props = withDefaults(given, {
    ...sharedDefaults,
    testSide: 'right',
  });
  return (
    <ContentBlockFrame {...props}>
      <TextBeside {...props} side={props.testSide}>
        <SpeedTestFrame url={props.speedTestUrl} />
      </TextBeside>
    </ContentBlockFrame>
  );
}
