import { withDefaults } from '@skein/cms-client';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';
import { PlatedPicture } from '../frame/plated-picture.tsx';
import { TextBeside } from '../frame/text-beside.tsx';
import type { TextWithImageProps } from './text-with-image.content.ts';
import { textWithImageDefaults } from './text-with-image.defaults.ts';

export type { TextWithImageProps };

/**
 * Type 1: words on one side, a picture on the other. The words come first on a phone and for screen readers.
 */
export function TextWithImage(given: TextWithImageProps) {
  const props = withDefaults(given, textWithImageDefaults);
  return (
    <ContentBlockFrame {...props}>
      <TextBeside {...props} side={props.imageSide}>
        <PlatedPicture {...props} />
      </TextBeside>
    </ContentBlockFrame>
  );
}
