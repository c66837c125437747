import { BlockSlot } from '@skein/cms-client';
import type { ContentBlockOf } from '../content-block.content.ts';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';
import { TextBeside } from '../frame/text-beside.tsx';

/** Type 2: words on one side, a film on the other. */
export function TextWithVideo(props: ContentBlockOf<'textWithVideo'>) {
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
