'use client';

import { GAVE_UP } from '@skein/cms-client';
import {
  atLeast,
  Card,
  Checkbox,
  Container,
  RadioGroup,
  Section,
  TextField,
  TextLink,
  useWords,
  useRoutes,
  type TextFieldProps,
  type UiText,
} from '@skein/ui';
import type { ReactElement, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { FormView } from '../form/form-view.tsx';
import { HiddenFields } from '../form/hidden-fields.tsx';
import { useForm } from '../form/use-form.ts';
import type { FormLook } from '../form/form-look.ts';
import { FORM_ENTRY_FIELD } from '../post/post-fields.ts';
import { requestChoiceTexts, requestTexts } from './request-field.texts.ts';
import type { RequestField } from './request-fields.ts';
import { requestForms } from './request-forms.ts';
import type { RequestFormContent } from './request-form.block.ts';
import { requestInputs } from './request-inputs.ts';
import { requestMessages, requestMessageTexts } from './request-messages.ts';
import { RequestBackdrop } from './request-backdrop.tsx';
import { RequestThanks } from './request-thanks.tsx';

const look: FormLook = { layout: 'stack', issues: 'field', folds: false, fades: false, disablesButton: true };
const wire = async () => (await import('./send-request.ts')).sendRequest;

export interface RequestFormProps extends RequestFormContent {
  /** Content above the form. It stays when a thank-you message replaces the form. */
  readonly lead?: ReactNode;
}

/** Draws a request to the provider. An overlay covers the form during sending. Then a message replaces the form. */
export function RequestForm({ lead, ...content }: RequestFormProps): ReactElement {
  const { id, variant, refused, visitor, page, sent, messages } = content;
  const definition = requestForms[variant];
  const say = useWords();
  const says = (name: keyof typeof requestTexts, own: string | undefined) => own ?? say(requestTexts[name]);
  const thanksText = says('thanksText', content.thanksText);
  const form = useForm({
    name: 'Request form',
    rules: definition,
    shown: definition.order,
    names: definition.names,
    messages: requestMessages,
    url: useRoutes().requests?.[variant] ?? '',
    wire,
    extra: { form: variant, entryId: id },
    humanCheck: true,
    confirms: true,
    thanks: thanksText,
    refused,
  });
  if (sent || form.status === 'done')
    return (
      <Place lead={lead} isChat={variant === 'chat'}>
        <RequestThanks
          title={says('thanksTitle', content.thanksTitle)}
          text={thanksText}
          takesFocus={form.status === 'done'}
          again={sent && page !== undefined ? { href: page, text: say(requestTexts.again) } : undefined}
        />
      </Place>
    );

  const failedText = says('failedText', content.failedText);
  return (
    <Place lead={lead} isChat={variant === 'chat'}>
      <FormView
        form={form}
        fields={requestInputs(definition, content, say)}
        look={look}
        content={{
          ...content,
          messages: {
            required: messages?.commonRequired,
            emailInvalid: messages?.emailInvalid,
            phoneInvalid: messages?.phoneInvalid,
            zipInvalid: messages?.zipInvalid,
            humanRequired: messages?.humanUnchecked,
            humanError: messages?.humanError,
          },
        }}
        button={requestTexts.button}
        texts={requestMessageTexts}
        failure={{
          title: says('failedTitle', content.failedTitle),
          text:
            content.contactLink === undefined ? (
              failedText
            ) : (
              <TextLink href={content.contactLink}>{failedText}</TextLink>
            ),
        }}
        hidden={
          <HiddenFields
            values={{ [FORM_ENTRY_FIELD]: id, pageSource: refused?.page ?? page, ...visitor?.hidden }}
          />
        }
        draw={(field, props) => drawn(content, field, props, say)}
      />
      {form.status === 'busy' && <RequestBackdrop label={say(requestTexts.sending)} />}
    </Place>
  );
}

/** Draws fields that are not plain text lines. */
function drawn(
  { variant }: RequestFormContent,
  field: RequestField,
  props: TextFieldProps,
  say: (text: UiText) => string,
): ReactElement | undefined {
  const { id, name = '', label, error } = props;
  const { choices, maxLengths } = requestForms[variant];
  const answers = requestChoiceTexts[variant][field];
  const value = typeof props.defaultValue === 'string' ? props.defaultValue : undefined;
  if (answers)
    return (
      <RadioGroup
        legend={label}
        name={name}
        error={error}
        defaultValue={value ?? choices[field]?.[0]}
        options={(choices[field] ?? []).map((value) => {
          const label = answers[value];
          return { value, label: label && say(label) };
        })}
      />
    );
  switch (field) {
    case 'message':
      return (
        <TextField
          multiline
          {...{ id, name, label, error }}
          optional={props.optional}
          required={props.required}
          maxLength={maxLengths.message}
          defaultValue={value}
        />
      );
    case 'manager':
      return <Checkbox {...{ id, name, label, error }} value="true" defaultChecked={value === 'true'} />;
    case 'human':
      // Without a working script, the box is hidden: the page's token is the proof, and a tick would prove nothing.
      return (
        <ScriptOnly>
          <Checkbox {...{ id, name, label, error }} />
        </ScriptOnly>
      );
    default:
      return undefined;
  }
}

interface PlaceProps {
  readonly lead: ReactNode;
  readonly isChat: boolean;
  readonly children: ReactNode;
}

function Place({ lead, isChat, children }: PlaceProps): ReactElement {
  return (
    <Section as="div" spacing="medium">
      <Container>
        <Column $narrow={isChat}>
          {lead}
          <Card look="raised" padding="large">
            {children}
          </Card>
        </Column>
      </Container>
    </Section>
  );
}

const BESIDE = css`
  max-inline-size: none;

  form:has(> :first-child > h2) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
    column-gap: clamp(var(--space-10), 6cqi, var(--space-20));

    > * {
      grid-column: 2;
    }

    > :first-child {
      position: sticky;
      inset-block-start: var(--space-24);
      grid-area: 1 / 1 / span 3;
      align-self: start;
    }

    > :first-child > h2 {
      font-size: var(--heading-3);
    }

    > :first-child > p {
      font-size: var(--text-body);
    }
  }
`;

/**
 * Centers the form. Where there is room, the texts of the form are beside its fields, so that the form fills
 * the width of the page. A chat stays narrow, like the window that it opens in.
 */
const Column = styled.div<{ $narrow: boolean }>`
  max-inline-size: var(--column-text);
  margin-inline: auto;

  ${atLeast('large')} {
    ${({ $narrow }) => !$narrow && BESIDE}
  }
`;

const ScriptOnly = styled.div`
  @media (scripting: none) {
    display: none;
  }

  &${GAVE_UP} {
    display: none;
  }
`;
