import { withDefaults } from '@skein/cms-client';
import { CityList } from '@skein/cities';
import { atLeast, Picture, RichText, type PictureRounded } from '@skein/ui';
import { styled } from 'styled-components';
import { BlockText } from '../frame/block-text.tsx';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';
import { Notes } from '../frame/notes.styles.ts';
import type { CitiesMapProps } from './cities-map.content.ts';
import { sharedDefaults } from '../shared/defaults.ts';

export type { CitiesMapProps };

const CITIES_ANCHOR = 'cities';

/** Content block of type 5: every city with service, by state, beside a map with lines to the cities. */
export function CitiesMap(given: CitiesMapProps) {
  const props = withDefaults(given, {
    ...sharedDefaults,
    imageSide: 'right',
    roundedImage: true,
  });
  const { cities, navigationNotes, mapImage, image, mapNote, imageSide, roundedImage } = props;
  const map = mapImage ?? image;
  const level = props.title === undefined && props.titleParts.length === 0 ? 2 : 3;
  const rounded: PictureRounded = roundedImage ? 'large' : 'none';
  return (
    <ContentBlockFrame {...props} anchorId={CITIES_ANCHOR}>
      <Parts $map={map === undefined ? 'none' : imageSide}>
        <Words>
          <BlockText {...props} />
        </Words>
        <List>
          <CityList items={cities} level={level} />
          {navigationNotes !== undefined && (
            <Notes>
              <RichText html={navigationNotes} />
            </Notes>
          )}
        </List>
        {map && (
          <Map>
            <Picture
              image={map}
              rounded={rounded}
              sizes="(min-width: 1300px) 620px, (min-width: 960px) 48vw, 100vw"
            />
            {mapNote !== undefined && <Note>{mapNote}</Note>}
          </Map>
        )}
      </Parts>
    </ContentBlockFrame>
  );
}

const AREAS = {
  none: "'words' 'list' / minmax(0, 1fr)",
  left: "'map words' 'list list' / minmax(0, 1.25fr) minmax(0, 1fr)",
  right: "'words map' 'list list' / minmax(0, 1fr) minmax(0, 1.25fr)",
} as const;

const Parts = styled.div<{ $map: keyof typeof AREAS }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-10);

  ${atLeast('large')} {
    grid-template: ${({ $map }) => AREAS[$map]};
    gap: clamp(var(--space-10), 5cqi, var(--space-16)) clamp(var(--space-10), 5cqi, var(--space-20));
  }
`;

const Words = styled.div`
  align-self: center;

  ${atLeast('large')} {
    grid-area: words;
  }
`;

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-10);

  ${atLeast('large')} {
    grid-area: list;
  }
`;

const Map = styled.figure`
  display: grid;
  gap: var(--space-3);

  ${atLeast('large')} {
    grid-area: map;
  }
`;

const Note = styled.figcaption`
  color: var(--color-text-muted);
  font-size: var(--text-small);
  text-wrap: pretty;
`;
