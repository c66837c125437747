'use client';

import { withDefaults } from '@skein/cms-client';
import {
  Container,
  Grid,
  Heading,
  Picture,
  RichText,
  Section,
  SideBySide,
  TextColumn,
  TextLink,
  useWords,
} from '@skein/ui';
import { styled } from 'styled-components';
import { quoted } from '../../content-blocks/content-block/team-quote/quotation-marks.ts';
import { BlockCta } from '../../parts/block-cta/block-cta.tsx';
import { titleSize } from '../../parts/title/title-size.ts';
import type { CityOfficialsProps } from './city-officials.block.ts';
import type { OfficialProps } from './official.content.ts';

export type { CityOfficialsProps };

/** Returns the number of cards per row: 1 for one card, 2 for two or four cards, and otherwise 3. */
const columnsFor = (count: number) => (count === 1 ? 1 : count % 3 === 0 || count > 4 ? 3 : 2);

/** The officials of a city, each with a picture, a sentence and a way to contact them. */
export function CityOfficials(given: CityOfficialsProps) {
  const props = withDefaults(given, { officials: [], theme: 'mist' });
  const { title, description, image, officials, cta, theme, analyticsId } = props;
  const words = (
    <TextColumn gap={5}>
      <Heading level={2} size={titleSize(2, title, [])} anchor>
        {title}
      </Heading>
      {description !== undefined && <RichText html={description} size="lead" />}
      {cta && <BlockCta cta={cta} />}
    </TextColumn>
  );
  return (
    <Section theme={theme}>
      <Container>
        <div data-analytics-id={analyticsId}>
          <TextColumn gap={12} align="stretch">
            {image ? (
              <SideBySide shares={[1, 1.1]}>
                {words}
                <Picture image={image} rounded="large" sizes="(min-width: 900px) 600px, 100vw" />
              </SideBySide>
            ) : (
              words
            )}
            {officials.length > 0 && (
              <Grid columns={columnsFor(officials.length)} as="ul">
                {officials.map((one, index) => (
                  <Voice key={one.id ?? index}>
                    <Official {...one} />
                  </Voice>
                ))}
              </Grid>
            )}
          </TextColumn>
        </div>
      </Container>
    </Section>
  );
}

function Official({ name, position, image, words, contact, contactText }: OfficialProps) {
  const say = useWords();
  return (
    <>
      {words !== undefined && <Said>{quoted(words, say)}</Said>}
      <Who>
        {image && (
          <Face>
            {/* The picture needs no description, because the name is beside it. */}
            <Picture
              image={{ ...image, alt: '' }}
              rounded="circle"
              aspect={1}
              focus="face"
              sizes="64px"
              widths={[64, 128]}
            />
          </Face>
        )}
        <div>
          <b>{name}</b>
          {position !== undefined && <small>{position}</small>}
        </div>
      </Who>
      {contact !== undefined && <TextLink href={contact}>{contactText ?? name}</TextLink>}
    </>
  );
}

/** A card for an official. Three drawn lines form its upper edge. */
const Voice = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  grid-template-rows: 1fr;
  gap: var(--space-5);
  justify-items: start;
  padding: clamp(1.25rem, 1rem + 1.4vw, 2rem);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-large);
  background-color: var(--color-surface-raised);
`;

const Said = styled.p`
  margin: 0;
  padding-block-start: var(--space-5);
  font-family: var(--font-heading);
  font-size: var(--text-lead);
  font-weight: 560;
  line-height: 1.35;
  background:
    linear-gradient(var(--color-accent) 0 0) 0 0 / 2.25rem 2px no-repeat,
    linear-gradient(var(--color-accent) 0 0) 0 6px / 2.25rem 2px no-repeat;
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);

  b,
  small {
    display: block;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }

  small {
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }
`;

const Face = styled.div`
  flex: none;
  inline-size: 4rem;
  border-radius: 50%;
  box-shadow: 0 0 0 2px var(--color-accent);
`;
