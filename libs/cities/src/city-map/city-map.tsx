import { BlockSlot } from '@skein/cms-client';
import { atLeast, Container, Heading, Picture, Section, TextColumn, TextLink } from '@skein/ui';
import { styled } from 'styled-components';
import type { CityMapProps } from './city-map.block.ts';
import { MapLegend } from './map-legend.tsx';
import { MapMarker } from './map-marker.tsx';
import { MAP_VIEW_BOX, markersOf } from './markers.ts';
import { NationOutline } from './nation-outline.tsx';

export type { CityMapProps };

/** Draws every city as a dot on a map of the country, the states as links, and an address form. */
export function CityMap(props: CityMapProps) {
  const { title, subtitle, mapBackgroundImage, cityListHeader, stateList = [], checkAddressModule } = props;
  const markers = markersOf(stateList);
  return (
    <Section spacing="medium">
      <Container>
        <Parts data-analytics-id={props.analyticsId}>
          <Words>
            <TextColumn>
              <Heading level={2} anchor>
                {title}
              </Heading>
              {subtitle !== undefined && <Lead>{subtitle}</Lead>}
            </TextColumn>
          </Words>
          <Figure>
            <Ground $outline={!mapBackgroundImage}>
              {mapBackgroundImage && (
                <Picture
                  image={{ ...mapBackgroundImage, alt: '' }}
                  objectFit="cover"
                  aspect={1}
                  sizes="(min-width: 60rem) 55vw, 100vw"
                />
              )}
              <Svg viewBox={`0 0 ${MAP_VIEW_BOX} ${MAP_VIEW_BOX}`}>
                {!mapBackgroundImage && <NationOutline />}
                {markers.map((marker) => (
                  <MapMarker key={marker.id} {...marker} />
                ))}
              </Svg>
            </Ground>
            <MapLegend active={props.activeLabel} comingSoon={props.comingSoonLabel} />
          </Figure>
          <Aside>
            {stateList.length > 0 && (
              <div>
                {cityListHeader !== undefined && (
                  <Heading level={3} size={4}>
                    {cityListHeader}
                  </Heading>
                )}
                <States>
                  {stateList.map(({ name, url, external = false, analyticsId }, place) => (
                    <li key={`${place}-${name}`}>
                      {url === undefined ? (
                        name
                      ) : (
                        <TextLink href={url} external={external} data-analytics-id={analyticsId}>
                          {name}
                        </TextLink>
                      )}
                    </li>
                  ))}
                </States>
              </div>
            )}
          </Aside>
          {checkAddressModule && (
            <Below>
              <BlockSlot node={checkAddressModule} />
            </Below>
          )}
        </Parts>
      </Container>
    </Section>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);

  ${atLeast('large')} {
    grid-template: 'words map' auto 'aside map' 1fr 'form form' auto / minmax(0, 5fr) minmax(0, 6fr);
    column-gap: clamp(var(--space-10), 5cqi, var(--space-20));
  }
`;

const Words = styled.div`
  ${atLeast('large')} {
    grid-area: words;
  }
`;

const Lead = styled.p`
  margin: 0;
  color: var(--color-text-muted);
  font-size: var(--text-lead);
`;

const Figure = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-4);

  ${atLeast('large')} {
    grid-area: map;
  }
`;

/**
 * The square that the map is drawn in. The built-in outline of the country leaves its top and bottom empty. Negative
 * margins cut these off, so that the legend stands right below the coast.
 */
const Ground = styled.div<{ $outline: boolean }>`
  position: relative;
  aspect-ratio: 1;
  margin-block: ${({ $outline }) => $outline && '-17% -19%'};

  & > picture,
  & > img {
    position: absolute;
    inset: 0;
  }
`;

const Svg = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;

  @media print {
    position: static;
    block-size: auto;
  }
`;

const Aside = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-8);

  ${atLeast('large')} {
    grid-area: aside;
  }
`;

/**
 * Places the form below the states and the map, over the whole width. In one half of the page, the form would have an
 * empty half beside it.
 */
const Below = styled.div`
  ${atLeast('large')} {
    grid-area: form;
  }
`;

const States = styled.ul`
  margin: var(--space-3) 0 0;
  padding: 0;
  columns: 9rem;
  column-gap: var(--space-6);
  list-style: none;

  & > li {
    padding-block: var(--space-1);
    break-inside: avoid;
  }
`;
