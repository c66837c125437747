import { BlockSlot, withDefaults } from '@skein/cms-client';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';
import { TextBeside } from '../frame/text-beside.tsx';
import type { TextWithVideoProps } from './text-with-video.content.ts';
import { sharedDefaults } from '../shared/defaults.ts';

export type { TextWithVideoProps };

/** Content block of type 2: words on one side, a film on the other. */
export function TextWithVideo(given: TextWithVideoProps) {
  const props = withDefaults(given, {
    ...sharedDefaults,
    videoSide: 'right',
  });
  return (
    <ContentBlockFrame {...props}>
      <TextBeside {...props} side={props.videoSide}>
        <div>
          <BlockSlot node={props.video} />
        </div>
      </TextBeside>
    </ContentBlockFrame>
  );
}
