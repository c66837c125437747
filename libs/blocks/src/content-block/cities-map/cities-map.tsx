import { CityList } from '@skein/cities';
import { headingAnchorId, Picture, RichText, type PictureRounded } from '@skein/ui';
import { styled } from 'styled-components';
import type { ContentBlockOf } from '../content-block.content.ts';
import { BlockText } from '../frame/block-text.tsx';
import { ContentBlockFrame } from '../frame/content-block-frame.tsx';

type CitiesMapProps = ContentBlockOf<'citiesMap'>;

/** Where links to the list of cities lead. */
const CITIES_ANCHOR = 'cities';

/** A plain title brings an anchor made of its words; one that reads "Cities" is the anchor already. */
function titleIsAnchor({ title, titleColor, multiColorTitle, titleParts }: CitiesMapProps): boolean {
  const plain = titleColor === undefined && !(multiColorTitle && titleParts.length > 0);
  return plain && title !== undefined && headingAnchorId(title) === CITIES_ANCHOR;
}

/** Type 5: every city with service by state, beside a map of the threads that lead there. */
export function CitiesMap(props: CitiesMapProps) {
  const { cities, navigationNotes, mapImage, image, mapNote, imageSide, roundedImage } = props;
  const map = mapImage ?? image;
  const level = props.title === undefined && props.titleParts.length === 0 ? 2 : 3;
  const rounded: PictureRounded = roundedImage ? 'large' : 'none';
  return (
    <ContentBlockFrame {...props} width="wide" anchorId={titleIsAnchor(props) ? undefined : CITIES_ANCHOR}>
      <Halves $map={map !== undefined} $side={imageSide}>
        <Words>
          <BlockText {...props} />
          <CityList items={cities} level={level} />
          {navigationNotes !== undefined && (
            <Notes>
              <RichText html={navigationNotes} />
            </Notes>
          )}
        </Words>
        {map && (
          <Map>
            <Picture
              image={map}
              rounded={rounded}
              sizes="(min-width: 1540px) 620px, (min-width: 960px) 42vw, 100vw"
            />
            {mapNote !== undefined && <Note>{mapNote}</Note>}
          </Map>
        )}
      </Halves>
    </ContentBlockFrame>
  );
}

const Halves = styled.div<{ $map: boolean; $side: 'left' | 'right' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-10);

  @container (min-width: 56rem) {
    ${({ $map, $side }) =>
      $map &&
      `grid-template-columns: ${$side === 'right' ? 'minmax(0, 1.35fr) minmax(0, 1fr)' : 'minmax(0, 1fr) minmax(0, 1.35fr)'};`}
    align-items: start;
    gap: clamp(var(--space-10), 6cqi, var(--space-20));

    > :last-child:not(:first-child) {
      order: ${({ $side }) => ($side === 'left' ? -1 : 0)};
    }
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-10);
`;

const Notes = styled.div`
  padding-block-start: var(--space-5);
  border-block-start: 1px solid var(--color-line);
  color: var(--color-text-muted);
`;

/** The list is longer than the map, so the map stays in sight beside it. */
const Map = styled.figure`
  display: grid;
  gap: var(--space-3);

  @container (min-width: 56rem) {
    position: sticky;
    inset-block-start: calc(var(--header-height, 0px) + var(--space-6));
  }
`;

const Note = styled.figcaption`
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;
