'use client';

import {
  Alert,
  atLeast,
  Button,
  Checkbox,
  Cluster,
  Container,
  FieldGroup,
  Heading,
  RichText,
  Section,
  Stack,
  useWords,
} from '@skein/ui';
import { styled } from 'styled-components';
import { consentWords, type Asks } from './consent-words.ts';
import type { ConsentFormContent } from './consent-form.block.ts';
import { consentTexts } from './consent.texts.ts';

export interface ConsentFormHostProps {
  /** Path of the page with the form. The form posts to the same path. */
  readonly action?: string;
  /** The categories that the site asks about. */
  readonly asks?: Asks;
  /** The categories that the visitor has just saved. */
  readonly saved?: Asks | undefined;
}

/** Draws the cookie settings on a page. The form needs no script and is the same for every visitor. */
export function ConsentForm({
  title,
  text,
  consent = {},
  action,
  asks = [],
  saved,
}: ConsentFormContent & ConsentFormHostProps) {
  const say = useWords();
  const words = consentWords(consent, say, asks);
  const titleOf = (id: string) => words.categories.find((category) => category.id === id)?.title;
  return (
    <Section spacing="small">
      <Container>
        <Form method="post" action={action}>
          <Stack gap={6}>
            {saved && (
              <Alert tone="positive" role="status">
                {say(consentTexts.saved)} {saved.map(titleOf).join(', ') || say(consentTexts.nothing)}.
              </Alert>
            )}
            <FieldGroup
              legend={
                <Heading level={2} size={3}>
                  {title ?? words.settingsTitle}
                </Heading>
              }
            >
              <Choices>
                <RichText html={text ?? words.settingsText} />
                <Stack gap={6}>
                  {words.categories.map(({ id, title: label, text: about }) => (
                    <div key={id}>
                      <Checkbox
                        label={<strong>{label}</strong>}
                        name={id}
                        aria-describedby={`cookies-${id}`}
                        {...(id === 'necessary'
                          ? { defaultChecked: true, disabled: true }
                          : { defaultChecked: saved?.includes(id) ?? false, autoComplete: 'off' })}
                      />
                      <About id={`cookies-${id}`}>
                        <RichText html={about} size="small" />
                      </About>
                    </div>
                  ))}
                </Stack>
              </Choices>
            </FieldGroup>
            {asks.length === 0 ? (
              <p>{say(consentTexts.nothingAsked)}</p>
            ) : (
              <Cluster gap={3}>
                <Button type="submit" name="choice" value="some">
                  {words.save}
                </Button>
                <Button type="submit" name="choice" value="all" variant="outline">
                  {words.accept}
                </Button>
                <Button type="submit" name="choice" value="none" variant="outline">
                  {words.refuse}
                </Button>
              </Cluster>
            )}
          </Stack>
        </Form>
      </Container>
    </Section>
  );
}

/** Makes the form as wide as the text of other blocks, or as wide as two columns where there is room. */
const Form = styled.form`
  max-inline-size: var(--measure);

  ${atLeast('large')} {
    max-inline-size: none;
  }
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) clamp(var(--space-10), 6cqi, var(--space-20));

  ${atLeast('large')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const About = styled.div`
  padding-inline-start: 2.25rem;
  color: var(--color-text-muted);
`;
