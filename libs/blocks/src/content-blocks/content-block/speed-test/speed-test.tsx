import { withDefaults } from '@skein/cms-client';
import { TextColumn } from '@skein/ui';
import { SpeedTestFrame } from '../../../parts/speed-test-frame/speed-test-frame.tsx';
import { BlockTitle } from '../../../parts/title/block-title.tsx';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';
import { groundOf } from '../frame/ground.ts';
import type { SpeedTestProps } from './speed-test.content.ts';
import { sharedDefaults } from '../shared/defaults.ts';

export type { SpeedTestProps };

/** Content block of type 12: a speed test as wide as the column, with a title above if content sets a title. */
export function SpeedTest(given: SpeedTestProps) {
  const props = withDefaults(given, sharedDefaults);
  const { title, titleColor, multiColorTitle, titleParts } = props;
  return (
    <ContentBlockFrame {...props}>
      <TextColumn gap={8} align="stretch" width="stage">
        <BlockTitle
          title={title}
          color={titleColor}
          parts={multiColorTitle ? titleParts : []}
          ground={groundOf(props)}
          level={2}
          size={2}
        />
        <SpeedTestFrame url={props.speedTestUrl} />
      </TextColumn>
    </ContentBlockFrame>
  );
}
