import { withDefaults } from '@skein/cms-client';
import { enlargedText } from '@skein/ui';
import { styled } from 'styled-components';
import { BesidePicture } from '../frame/beside-picture.tsx';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';
import { TextBeside } from '../frame/text-beside.tsx';
import { MapNote } from './map-note.tsx';
import type { TextWithMapNoteProps } from './text-with-map-note.content.ts';
import { textWithMapNoteDefaults } from './text-with-map-note.defaults.ts';

export type { TextWithMapNoteProps };

/** Type 4: words with a call to action, and a picture of a place with a small map that shows where it is. */
export function TextWithMapNote(given: TextWithMapNoteProps) {
  const props = withDefaults(given, textWithMapNoteDefaults);
  const { image, imageSide, roundedImage, imageColor, mapNote, mapImage } = props;
  return (
    <ContentBlockFrame {...props}>
      <TextBeside {...props} side={imageSide}>
        <div>
          <Plate $fill={imageColor} $rounded={roundedImage}>
            <BesidePicture image={image} aspect={4 / 3} rounded={roundedImage ? 'large' : 'none'} />
          </Plate>
          {(mapNote !== undefined || mapImage) && (
            <Overlap>
              <MapNote note={mapNote} map={mapImage} />
            </Overlap>
          )}
        </div>
      </TextBeside>
    </ContentBlockFrame>
  );
}

/** A color from content shows as a border, so that the card below stays on the edge of the picture. */
const Plate = styled.div<{ $fill: string | undefined; $rounded: boolean }>`
  ${({ $fill, $rounded }) =>
    $fill === undefined
      ? ''
      : `padding: clamp(var(--space-3), 2cqi, var(--space-6));
         border-radius: ${$rounded ? 'calc(var(--radius-large) + var(--space-4))' : '0'};
         background-color: ${$fill};`}
`;

/** Half of the card is on the picture, half below it, however long the note is. */
const Overlap = styled.div`
  position: relative;
  margin-block-start: -3.25rem;
  padding-inline: clamp(var(--space-3), 3cqi, var(--space-8));

  ${enlargedText} {
    padding-inline: 0;
  }
`;
