'use client';

import { Button, Heading, useHydrated, useLanguage } from '@skein/ui';
import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import type { AddressFormContent } from '../address-form/address-form.shared.ts';
import { messageTexts, type BothLanguages, type MessageKey } from '../contract/messages.ts';
import { AddressFields, type AddressFieldsProps } from './address-fields.tsx';
import { issueId } from './issue-id.ts';
import { ButtonPlace, Fields, Sheet, Small, Words } from './form.styles.ts';
import { formTexts } from './form.texts.ts';
import { IssueList } from './issue-list.tsx';
import type { AddressFormControl } from './use-address-form.ts';
import { usePlaceChoice } from './use-place-choice.ts';

export interface AddressSheetProps extends Pick<ComponentPropsWithRef<'form'>, 'ref' | 'action' | 'onFocus'> {
  readonly content: Omit<AddressFormContent, 'id' | 'refused'>;
  readonly form: Pick<
    AddressFormControl,
    'issues' | 'control' | 'edited' | 'fieldNamed' | 'identify' | 'submit'
  > & { readonly status: string };
  readonly fields: Pick<AddressFieldsProps, 'shown' | 'required' | 'names' | 'look' | 'refused' | 'load'>;
  /** Words of a button that editors left without. */
  readonly fallback: string;
  /** What is said of mistakes until editors word it otherwise. */
  readonly texts?: Readonly<Record<MessageKey, BothLanguages>> | undefined;
  /** Fields that nobody sees. */
  readonly hidden?: ReactNode;
  /** Why the form as a whole came to nothing. */
  readonly children: ReactNode;
}

/** What the eye sees of a form with an address: words, fields, button, and below them what is wrong. */
export function AddressSheet({
  content,
  form,
  fields,
  fallback,
  texts = messageTexts,
  hidden,
  children,
  ...rest
}: AddressSheetProps): ReactElement {
  const { title, description, note, button = fallback } = content;
  const { shown, look, load } = fields;
  const busy = form.status === 'busy';
  const language = useLanguage();
  const idPrefix = useId();
  const scripted = useHydrated();
  const place = usePlaceChoice(form, load);
  const issues = form.issues.map(({ field, message }) => ({
    field,
    id: issueId(idPrefix, field),
    text: content.messages?.[message] ?? texts[message][language],
  }));

  function typed({ target }: { target: EventTarget }) {
    if (!(target instanceof HTMLInputElement)) return;
    const field = form.fieldNamed(target.name);
    if (field === 'street') place.forget();
    form.edited(field);
  }

  return (
    <Sheet
      {...rest}
      method="post"
      noValidate={scripted}
      aria-label={title ?? button}
      data-analytics-id={content.analyticsId}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      onInput={typed}
    >
      {(title || description) && (
        <Words>
          {title && (
            <Heading level={2} size={4}>
              {title}
            </Heading>
          )}
          {description && <Small>{description}</Small>}
        </Words>
      )}
      {hidden}
      <Fields $look={look} $shown={shown}>
        <AddressFields
          {...fields}
          idPrefix={idPrefix}
          content={content}
          messageOf={(field) => issues.find((issue) => issue.field === field)?.text}
          place={place}
        />
        <ButtonPlace>
          <Button
            type="submit"
            busy={busy}
            busyLabel={formTexts.sending[language]}
            disabled={busy && look.disablesButton}
          >
            {button}
          </Button>
        </ButtonPlace>
      </Fields>
      <IssueList issues={issues} hidden={look.issues !== 'form'} />
      {children}
      {note && <Small>{note}</Small>}
    </Sheet>
  );
}
