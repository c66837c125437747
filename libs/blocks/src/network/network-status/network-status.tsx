'use client';

import {
  Alert,
  Button,
  Card,
  Container,
  Heading,
  Section,
  SideBySide,
  Spinner,
  Stack,
  SuggestedInput,
  useWords,
  VisuallyHidden,
  type Suggestion,
} from '@skein/ui';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { lead } from '../../parts/layout/lead.styles.ts';
import { titleSize } from '../../parts/title/title-size.ts';
import { FoundHomes, TooMany } from './found-homes.tsx';
import { NETWORK_QUERY_MAX_LENGTH, NETWORK_QUERY_PARAM } from './network-query.ts';
import type { NetworkStatusProps } from './network-status.block.ts';
import {
  NETWORK_SEARCH_DEBOUNCE_MS,
  NETWORK_SEARCH_MIN_LENGTH,
  NETWORK_STATUS_ANCHOR,
} from './network-status.constants.ts';
import * as texts from './network-status.texts.ts';
import { announcement, statusWords, tooMany } from './status-words.ts';
import { useNetworkLookup, type ServedAnswer } from './use-network-lookup.ts';

export type { NetworkStatusProps };

export interface NetworkStatusViewProps extends NetworkStatusProps {
  /** The server's answer to the query in the page's URL. Undefined if the server rendered no answer. */
  readonly answered?: ServedAnswer | undefined;
}

/**
 * Lets the visitor type a street address, and shows the network's state at that address. Without script, the form
 * requests the same page, and the server renders the answer.
 */
export function NetworkStatus(props: NetworkStatusViewProps) {
  const { title, subtitle, analyticsId, answered } = props;
  const sayText = useWords();
  const say = statusWords(props, sayText);
  // The id is on the text inside the heading, because a page may give the heading another id.
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const { shown, asking, source, choose, ask, drop } = useNetworkLookup(answered, sayText, form);
  const field = () => form.current?.querySelector('input');

  // The retry button disappears together with the failure. If the button had the focus, the field gets it.
  const failed = shown.kind === 'failed';
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!failed && hadFocus.current && document.activeElement === document.body) field()?.focus();
    hadFocus.current = false;
  }, [failed]);

  function search() {
    const typed = field()?.value.trim() ?? '';
    if (typed !== '') ask(typed);
    else field()?.focus();
  }

  function choosePlace(suggestion: Suggestion) {
    const typed = field();
    const address = choose(suggestion);
    if (typed && address !== undefined) typed.value = address;
  }

  function retry() {
    hadFocus.current = document.activeElement === again.current;
    search();
  }

  return (
    <Section id={NETWORK_STATUS_ANCHOR} aria-labelledby={titleId}>
      <Container>
        <SideBySide shares={[5, 7]} align="start" rowGap={6}>
          <Stack gap={3}>
            <Heading level={2} size={titleSize(2, title, [])}>
              <span id={titleId}>{title}</span>
            </Heading>
            {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
          </Stack>
          <Card look="raised" padding="large">
            <Stack gap={5}>
              <Form
                ref={form}
                action={`#${NETWORK_STATUS_ANCHOR}`}
                role="search"
                aria-labelledby={titleId}
                data-analytics-id={analyticsId}
                onInput={drop}
                onSubmit={(event) => {
                  event.preventDefault();
                  search();
                }}
              >
                <Field>
                  <SuggestedInput
                    label={say('label')}
                    hint={say('hint')}
                    name={NETWORK_QUERY_PARAM}
                    autoComplete="address-line1"
                    spellCheck={false}
                    enterKeyHint="search"
                    maxLength={NETWORK_QUERY_MAX_LENGTH}
                    defaultValue={answered?.query}
                    suggest={{
                      source,
                      onChoose: choosePlace,
                      debounceMs: NETWORK_SEARCH_DEBOUNCE_MS,
                      minLength: NETWORK_SEARCH_MIN_LENGTH,
                    }}
                  />
                </Field>
                <Submit>
                  <Button type="submit">{say('buttonText')}</Button>
                  {asking && <Spinner label={sayText(texts.asking)} />}
                </Submit>
              </Form>
              {shown.kind === 'homes' && (
                <FoundHomes
                  homes={shown.homes}
                  cta={props.nothingFoundCta}
                  say={say}
                  readAtMs={shown.readAtMs}
                />
              )}
              {shown.kind === 'tooMany' && <TooMany />}
              {shown.kind === 'failed' && (
                <Alert
                  tone="danger"
                  action={
                    <Button ref={again} variant="secondary" size="small" onClick={retry}>
                      {say('retryText')}
                    </Button>
                  }
                >
                  {say(shown.offline ? 'offline' : 'failed')}
                </Alert>
              )}
              <VisuallyHidden>
                <span role="status">
                  {asking && sayText(texts.asking)}
                  {!asking && shown.kind === 'homes' && announcement(shown.homes, say, sayText)}
                  {!asking && shown.kind === 'tooMany' && tooMany(sayText)}
                </span>
              </VisuallyHidden>
            </Stack>
          </Card>
        </SideBySide>
      </Container>
    </Section>
  );
}

const Subtitle = styled.p`
  ${lead}
  color: var(--color-text-muted);
`;

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`;

const Field = styled.div`
  min-inline-size: 0;
`;

const Submit = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
`;
