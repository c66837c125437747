import { BlockSlot, withDefaults } from '@skein/cms-client';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';
import { TextBeside } from '../frame/text-beside.tsx';
import type { TextWithVideoProps } from './text-with-video.content.ts';
import { textWithVideoDefaults } from './text-with-video.defaults.ts';

export type { TextWithVideoProps };

/** Type 2: words on one side, a film on the other. */
export function TextWithVideo(given: TextWithVideoProps) {
  const props = withDefaults(given, textWithVideoDefaults);
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
