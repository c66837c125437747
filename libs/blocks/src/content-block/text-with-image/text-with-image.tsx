import type { ContentBlockOf } from '../content-block.content.ts';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';
import { PlatedPicture } from '../frame/plated-picture.tsx';
import { TextBeside } from '../frame/text-beside.tsx';

/** Type 1: words on one side, a picture on the other. The words come first on a phone and for a screen reader. */
export function TextWithImage(props: ContentBlockOf<'textWithImage'>) {
  return (
    <ContentBlockFrame {...props}>
      <TextBeside {...props} side={props.imageSide}>
        <PlatedPicture {...props} />
      </TextBeside>
    </ContentBlockFrame>
  );
}
