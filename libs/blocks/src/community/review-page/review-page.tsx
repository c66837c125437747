'use client';

import { GAVE_UP, withDefaults } from '@skein/cms-client';
import {
  Button,
  Card,
  Container,
  externalGlyph,
  Glyph,
  Heading,
  Section,
  Select,
  Stack,
  TextLink,
  useLanguageTag,
  useWords,
  VisuallyHidden,
} from '@skein/ui';
import { styled } from 'styled-components';
import { Backdrop } from '../../parts/backdrop/backdrop.tsx';
import { byLabel } from '../../parts/by-label/by-label.ts';
import { useEnhanced } from '../../parts/enhanced/use-enhanced.ts';
import { lead } from '../../parts/layout/lead.styles.ts';
import { titleSize } from '../../parts/title/title-size.ts';
import { enhanceReview } from './enhance-review.ts';
import type { ReviewPageProps } from './review-page.block.ts';
import * as texts from './review.texts.ts';

export type { ReviewPageProps };

/**
 * Lets a visitor choose a state and a city, and then opens the page for reviews of that city. The page contains
 * a list of cities for each state, and shows the list of the chosen state. Without script, if
 * the script fails, and on paper, all cities are links.
 */
export function ReviewPage(given: ReviewPageProps) {
  const props = withDefaults(given, { states: [] });
  const { title, description, states, background, analyticsId } = props;
  const say = useWords();
  const tag = useLanguageTag();
  const root = useEnhanced<HTMLDivElement>(enhanceReview);
  const cityLabel = props.cityLabel ?? say(texts.city);
  return (
    <Ground ref={root} data-analytics-id={analyticsId}>
      {background && <Backdrop image={background} />}
      <Section>
        <Container>
          <Place>
            <Card look="raised" padding="large" theme="paper">
              <Stack gap={5}>
                <Heading level={1} size={titleSize(2, title, [])}>
                  {title}
                </Heading>
                {description !== undefined && <Description>{description}</Description>}
                {states.length > 0 && (
                  <>
                    <Form data-review="">
                      <Select
                        label={props.stateLabel ?? say(texts.state)}
                        placeholder={say(texts.pickState)}
                        options={byLabel(
                          states.map(({ name }, index) => ({ value: String(index), label: name })),
                          tag,
                        )}
                        autoComplete="off"
                        data-state=""
                      />
                      <div data-cities="">
                        <Select
                          label={cityLabel}
                          placeholder={say(texts.pickStateFirst)}
                          options={[]}
                          disabled
                        />
                      </div>
                      {states.map(({ id, name, cities }, index) => (
                        <div key={id ?? index} data-cities={index} data-name={name} hidden>
                          <Select
                            label={cityLabel}
                            placeholder={say(texts.pickCity)}
                            options={cities.map(({ url, city }) => ({ value: url, label: city }))}
                            autoComplete="off"
                          />
                        </div>
                      ))}
                      <div>
                        <Button disabled iconEnd={<Glyph path={externalGlyph} size="1em" />}>
                          {props.buttonText ?? say(texts.writeReview)}
                          <VisuallyHidden>, {say(texts.newTab)}</VisuallyHidden>
                        </Button>
                      </div>
                    </Form>
                    <Links>
                      {states.map(({ id, name, cities }, index) => (
                        <li key={id ?? index}>
                          <strong>{name}</strong>
                          <ul role="list">
                            {cities.map(({ city, url }, at) => (
                              <li key={at}>
                                <TextLink href={url} external>
                                  {city}
                                </TextLink>
                              </li>
                            ))}
                          </ul>
                        </li>
                      ))}
                    </Links>
                  </>
                )}
              </Stack>
            </Card>
          </Place>
        </Container>
      </Section>
    </Ground>
  );
}

const Ground = styled.div`
  position: relative;
  isolation: isolate;
  background: var(--color-surface-sunken);
`;

const Place = styled.div`
  max-inline-size: var(--column-form);
`;

const Description = styled.p`
  ${lead}
  color: var(--color-text-muted);
`;

const Form = styled.form`
  display: grid;
  gap: var(--space-4);

  @media (scripting: none), print {
    display: none;
  }

  &${GAVE_UP} {
    display: none;
  }
`;

const Links = styled.ul`
  display: none;
  gap: var(--space-4);
  list-style: none;

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
  }

  @media (scripting: none), print {
    display: grid;
  }

  &${GAVE_UP} {
    display: grid;
  }
`;
