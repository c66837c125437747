import { withDefaults } from '@skein/cms-client';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';
import { PlatedPicture } from '../frame/plated-picture.tsx';
import { TextBeside } from '../frame/text-beside.tsx';
import type { TextWithImageProps } from './text-with-image.content.ts';
import { sharedDefaults } from '../shared/defaults.ts';

export type { TextWithImageProps };

/**
 * Content block of type 1: words on one side, a picture on the other. The words come first on a phone and for
 * screen readers.
 */
export function TextWithImage(given: TextWithImageProps) {
  const props = withDefaults(given, {
    ...sharedDefaults,
    imageSide: 'right',
    roundedImage: true,
  });
  return (
    <ContentBlockFrame {...props}>
      <TextBeside {...props} side={props.imageSide}>
        <PlatedPicture {...props} />
      </TextBeside>
    </ContentBlockFrame>
  );
}
