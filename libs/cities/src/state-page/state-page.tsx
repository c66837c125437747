import { CallToAction, Container, Heading, Section, TextColumn } from '@skein/ui';
import { styled } from 'styled-components';
import { CityPanel } from './city-panel.tsx';
import { CityCards } from './city-cards.tsx';
import type { StatePageProps } from './state-page.block.ts';

export type { StatePageProps };

/**
 * Draws the page of a state: its title, a card for each city, and a note for visitors whose city is missing.
 */
export function StatePage(props: StatePageProps) {
  const { title, isPageTitle = false, subtitle, cities = [], checkAddress, checkAddressText } = props;
  const level = isPageTitle ? 1 : 2;
  return (
    <Section spacing="medium">
      <Container>
        <Body data-analytics-id={props.analyticsId}>
          <TextColumn>
            <Heading level={level} size={isPageTitle ? 1 : 2} anchor={!isPageTitle}>
              {title}
            </Heading>
            {subtitle !== undefined && <Lead>{subtitle}</Lead>}
          </TextColumn>
          {cities.length > 0 && (
            <CityCards count={cities.length}>
              {cities.map((city) => (
                <CityPanel key={city.url} {...city} level={isPageTitle ? 2 : 3} alone={cities.length === 1} />
              ))}
            </CityCards>
          )}
          {checkAddress && (
            <Note>
              {checkAddressText}{' '}
              <CallToAction
                text={checkAddress.text}
                target={checkAddress.target}
                look="link"
                analyticsId={checkAddress.analyticsId}
              />
            </Note>
          )}
        </Body>
      </Container>
    </Section>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(var(--space-6), 4cqi, var(--space-12));
`;

const Lead = styled.p`
  margin: 0;
  color: var(--color-text-muted);
  font-size: var(--text-lead);
`;

const Note = styled.p`
  margin: 0;
  color: var(--color-text-muted);
`;
