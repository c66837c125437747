'use client';

import { analyticsAttributes } from '@skein/analytics';
import { phoneHref, withDefaults } from '@skein/cms-client';
import {
  atLeast,
  Container,
  Glyph,
  Heading,
  obeyCommand,
  opensDialog,
  Picture,
  pinGlyph,
  RichText,
  Section,
  ServedDialog,
  TextLink,
  useWords,
} from '@skein/ui';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { WordsAndPicture } from '../layout/words-and-picture.styles.ts';
import { enhanceServiceSpace, type MapSettings } from './enhance-service-space.ts';
import { Hours } from './hours.tsx';
import type { ServiceSpaceProps as Content } from './service-space.content.ts';
import { serviceSpaceDefaults } from './service-space.defaults.ts';
import { serviceSpaceTexts as texts } from './service-space.texts.ts';

export type { MapSettings };

export interface ServiceSpaceProps extends Content {
  /** Settings of the map. On pages without React, the site passes the settings to `enhanceServiceSpace`. */
  readonly map?: MapSettings | undefined;
}

/** Draws a shop: its place on a map or in a picture, its hours, and parking. */
export function ServiceSpace(given: ServiceSpaceProps) {
  const props = withDefaults(given, serviceSpaceDefaults);
  const { title, isPageTitle, description, parking, map } = props;
  const say = useWords();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? enhanceServiceSpace(root.current, map) : undefined), [map]);
  return (
    <Section spacing="medium">
      <Container>
        <WordsAndPicture ref={root} data-analytics-id={props.analyticsId}>
          <Words>
            <Heading level={isPageTitle ? 1 : 2} size={isPageTitle ? 1 : 2} anchor={!isPageTitle}>
              {title}
            </Heading>
            {description !== undefined && <RichText html={description} />}
            <Hours {...props} />
            <Links>
              {props.holidayHoursLink !== undefined && (
                <li>
                  <TextLink href={props.holidayHoursLink}>
                    {props.holidayHoursText ?? say(texts.holidayHours)}
                  </TextLink>
                </li>
              )}
              {parking && (
                <li>
                  <Opener type="button" aria-haspopup="dialog" {...opensDialog(id)} onClick={obeyCommand}>
                    {props.parkingLinkText ?? say(texts.parking)}
                  </Opener>
                </li>
              )}
            </Links>
          </Words>
          <Stage {...props} />
          {parking && (
            <ServedDialog id={id} title={parking.title}>
              <RichText html={parking.description} />
            </ServedDialog>
          )}
        </WordsAndPicture>
      </Container>
    </Section>
  );
}

type StageProps = Pick<
  Content,
  'title' | 'infoTitle' | 'street' | 'town' | 'addressLink' | 'phone' | 'place' | 'image'
> & { readonly zoom: number; readonly displayImage: boolean };

/** Draws the map, or a picture instead of the map, with the address card on top. */
function Stage({ place, displayImage, image, zoom, ...space }: StageProps) {
  const say = useWords();
  const name = space.infoTitle ?? space.title;
  const address = `${space.street}, ${space.town}`;
  const phone = space.phone?.replace(/^(\d{3})-/, '($1)\u00a0');
  const call = space.phone && phoneHref(space.phone);
  const hasMap = place !== undefined && !displayImage;
  return (
    <Frame>
      <StandIn>
        {image ? (
          <Picture image={image} objectFit="cover" sizes="(min-width: 60rem) 55vw, 100vw" />
        ) : (
          <Glyph path={pinGlyph} size="3rem" />
        )}
        {hasMap && !image && (
          <p data-no-map="" hidden>
            {say(texts.noMap)}
          </p>
        )}
      </StandIn>
      {hasMap && (
        <MapStage
          data-space-map=""
          data-lat={place.lat}
          data-lng={place.lng}
          data-zoom={zoom}
          data-label={`${say(texts.map)}: ${name}`}
          data-pin={`${name}, ${address}`}
        />
      )}
      <Info>
        <strong>{name}</strong>
        <a
          href={space.addressLink}
          {...analyticsAttributes({
            event: 'service_space_address',
            category: 'service space',
            action: 'click',
            label: name,
          })}
        >
          {space.street}
          <br />
          {space.town}
        </a>
        {call ? <a href={call}>{phone}</a> : phone && <span>{phone}</span>}
      </Info>
    </Frame>
  );
}

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-5);
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-6);
  margin: 0;
  padding: 0;
  list-style: none;

  &:empty {
    display: none;
  }
`;

const Opener = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-link);
  font: inherit;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;

const Frame = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-4);
`;

/** Keeps a ratio of 4 to 3, whatever the shape of the picture. */
const StandIn = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  min-inline-size: 0;
  min-block-size: 0;
  aspect-ratio: 4 / 3;
  border-radius: var(--radius-large);
  background-color: var(--color-surface-sunken);
  color: var(--color-accent);
  overflow: clip;

  & > picture,
  & img {
    inline-size: 100%;
    block-size: 100%;
  }

  /* Under the card with the address, which lies at the top. */
  & > p {
    align-self: end;
    padding: var(--space-5);
    color: var(--color-text);
    text-align: center;
  }
`;

/** Covers the placeholder after the script has drawn the map. */
const MapStage = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  aspect-ratio: 4 / 3;
  border-radius: var(--radius-large);
  overflow: clip;
  visibility: hidden;

  &[data-map='drawn'] {
    visibility: visible;
  }
`;

const Info = styled.address`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  padding: var(--space-5);
  border-radius: var(--radius-medium);
  background-color: var(--color-surface-raised);
  color: var(--color-text);
  font-style: normal;
  line-height: 1.4;
  box-shadow: 0 0 0 1px var(--color-line);

  & > a {
    color: var(--color-link);
    text-underline-offset: 0.2em;
  }

  ${atLeast('small')} {
    position: absolute;
    inset-block-start: var(--space-5);
    inset-inline-start: var(--space-5);
    z-index: 1;
    max-inline-size: 17rem;
    box-shadow: var(--shadow-float);
  }
`;
