'use client';

import { NO_PAGE } from '@skein/cms-client';
import {
  CallToAction,
  Cluster,
  Container,
  Heading,
  Picture,
  Section,
  TextColumn,
  useWords,
  useRoutes,
  type UiText,
} from '@skein/ui';
import { styled } from 'styled-components';
import { WordsAndPicture } from '../layout/words-and-picture.styles.ts';
import type { AreasMapProps } from './areas-map.block.ts';

export type { AreasMapProps };

const CHECK: UiText = { en: 'Check availability', es: 'Ver cobertura' };
const AREAS: UiText = { en: 'Areas with service', es: 'Zonas con servicio' };

/** Shows where in a city the network is: a picture, the names of its areas, and an address check. */
export function AreasMap(props: AreasMapProps) {
  const {
    title,
    subtitle,
    image,
    areas = [],
    checkAddressText,
    hideCheckAddress = false,
    apartmentCta,
  } = props;
  const say = useWords();
  const { addressCheck = NO_PAGE } = useRoutes();
  return (
    <Section spacing="medium">
      <Container>
        <WordsAndPicture data-analytics-id={props.analyticsId}>
          <Words>
            <TextColumn>
              {title !== undefined && (
                <Heading level={2} anchor>
                  {title}
                </Heading>
              )}
              <Lead>{subtitle}</Lead>
            </TextColumn>
            {areas.length > 0 && (
              <Names aria-label={say(AREAS)}>
                {areas.map((area) => (
                  <li key={area}>{area}</li>
                ))}
              </Names>
            )}
            <Cluster gap={4}>
              {!hideCheckAddress && (
                <CallToAction
                  text={checkAddressText ?? say(CHECK)}
                  target={{ href: addressCheck, action: 'open-address-check' }}
                />
              )}
              {apartmentCta && (
                <CallToAction
                  text={apartmentCta.text}
                  target={apartmentCta.target}
                  look="outline"
                  external={apartmentCta.external}
                  analyticsId={apartmentCta.analyticsId}
                />
              )}
            </Cluster>
          </Words>
          <Picture image={image} rounded="large" sizes="(min-width: 60rem) 55vw, 100vw" />
        </WordsAndPicture>
      </Container>
    </Section>
  );
}

const Words = styled.div`
  display: grid;
  gap: var(--space-6);
`;

const Lead = styled.p`
  margin: 0;
  color: var(--color-text-muted);
  font-size: var(--text-lead);
`;

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    padding: var(--space-1) var(--space-3);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-pill);
    background-color: var(--color-surface-raised);
  }
`;
