import { withDefaults } from '@skein/cms-client';
import { enlargedText } from '@skein/ui';
import { styled } from 'styled-components';
import { BesidePicture } from '../frame/beside-picture.tsx';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';
import { TextBeside } from '../frame/text-beside.tsx';
import { MapNote } from './map-note.tsx';
import type { TextWithMapNoteProps } from './text-with-map-note.content.ts';
import { sharedDefaults } from '../shared/defaults.ts';
import { pictureDefaults } from '../shared/picture.defaults.ts';

export type { TextWithMapNoteProps };

/**
 * Content block of type 4: words with a call to action, and a picture of a place. A small map shows where the
 * place is.
 */
export function TextWithMapNote(given: TextWithMapNoteProps) {
  const props = withDefaults(given, {
    ...sharedDefaults,
    ...pictureDefaults,
    imageSide: 'right',
  });
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

const Plate = styled.div<{ $fill: string | undefined; $rounded: boolean }>`
  ${({ $fill, $rounded }) =>
    $fill === undefined
      ? ''
      : `padding: clamp(var(--space-3), 2cqi, var(--space-6));
         border-radius: ${$rounded ? 'calc(var(--radius-large) + var(--space-4))' : '0'};
         background-color: ${$fill};`}
`;

/** Moves the map card up over the picture, by half the height of a card with a short note. */
const Overlap = styled.div`
  position: relative;
  margin-block-start: -3.25rem;
  padding-inline: clamp(var(--space-3), 3cqi, var(--space-8));

  ${enlargedText} {
    padding-inline: 0;
  }
`;
