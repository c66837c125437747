import { BlockSlot } from '@skein/cms-client';
import type { ContentBlockOf } from '../content-block.content.ts';
import { BlockText } from '../frame/block-text.tsx';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';
import { SideBySide } from '../frame/side-by-side.tsx';

/** Type 2: words on one side, a film on the other. */
export function TextWithVideo(props: ContentBlockOf<'textWithVideo'>) {
  const { video, videoSide, verticalAlign } = props;
  return (
    <ContentBlockFrame {...props}>
      <SideBySide
        side={videoSide}
        align={verticalAlign}
        words={<BlockText {...props} />}
        picture={<BlockSlot node={video} />}
      />
    </ContentBlockFrame>
  );
}
