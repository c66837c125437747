import { Alert, Button, Heading, useHydrated, useLanguage } from '@skein/ui';
import { useEffect, useId, useRef, type FocusEvent, type ReactElement, type SubmitEvent } from 'react';
import type { AddressFormContent, RefusedPost } from '../address-form/address-form.shared.ts';
import { shownByContent } from '../address-form/shown-by-content.ts';
import { fieldToFocus } from '../contract/check-form.ts';
import type { FormField } from '../contract/form-fields.ts';
import { forms, type FormId } from '../contract/forms.ts';
import type { FormDefinition } from '../contract/form-definition.ts';
import { messageTexts } from '../contract/messages.ts';
import { useFormServices } from '../services/form-services-provider.tsx';
import { WIRE_NAMES } from '../submit/wire-names.ts';
import { AddressFields, issueId } from './address-fields.tsx';
import { lookOf } from './form-look.ts';
import { ButtonPlace, Fields, Sheet, Small, Words } from './form.styles.ts';
import { formTexts } from './form.texts.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { IssueList } from './issue-list.tsx';
import { keepStreetInView } from './keep-street-in-view.ts';
import { postAddress } from './post-address.ts';
import { requiredFields } from './required-fields.ts';
import { useAddressForm } from './use-address-form.ts';
import { usePlaceChoice } from './use-place-choice.ts';

export interface AddressFormViewProps extends AddressFormContent {
  readonly form: FormId;
}

/** Any address or email form: its fields, what is wrong with them, and the way to the service. */
export function AddressFormView({ form: formId, ...content }: AddressFormViewProps): ReactElement {
  const {
    id,
    title,
    description,
    note,
    button,
    messages,
    post: variant,
    humanCheck,
    eventLabel,
    refused,
  } = content;
  const language = useLanguage();
  const idPrefix = useId();
  const scripted = useHydrated();
  const load = useFormServices();
  const sheet = useRef<HTMLFormElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const definition: FormDefinition = forms[formId];
  const shown = shownByContent(definition, content);
  const look = lookOf(formId, shown);
  const url = postAddress(content.postTo);
  const form = useAddressForm({
    form: sheet,
    definition,
    shown,
    load,
    url,
    variant,
    humanCheck,
    entryId: id,
    eventLabel,
    refused,
  });
  const place = usePlaceChoice(form, load);
  const busy = form.status === 'busy';

  const textOf = (key: keyof typeof messageTexts) => messages?.[key] ?? messageTexts[key][language];
  const issues = form.issues.map(({ field, message }) => ({
    field,
    id: issueId(idPrefix, field),
    text: textOf(message),
  }));
  const messageOf = (field: FormField) => issues.find((issue) => issue.field === field)?.text;

  /** The services come with the first touch, so that nobody waits for them at the end. */
  function touched() {
    if (sheet.current) sheet.current.dataset['open'] = '';
    load().then(
      (services) => humanCheck && services.prepare(),
      () => {},
    );
  }
  useEffect(() => {
    // The focus may have come before the script did.
    if (sheet.current?.contains(document.activeElement)) touched();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form wakes
  }, []);

  useEffect(() => {
    // The button that was pressed went away or was disabled, and the focus with it.
    if (form.status === 'failed' && document.activeElement === document.body) again.current?.focus();
  }, [form.status]);

  function focused({ target }: FocusEvent<HTMLElement>) {
    if (!(target instanceof HTMLInputElement)) return;
    touched();
    if (look.hero && target === form.control('street')) keepStreetInView(target);
  }

  function submitted(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    form.submit();
  }

  function typed(event: { target: EventTarget }) {
    if (!(event.target instanceof HTMLInputElement)) return;
    const field = form.fieldNamed(event.target.name);
    if (field === 'street') place.forget();
    form.edited(field);
  }

  return (
    <Sheet
      ref={sheet}
      method="post"
      action={url}
      noValidate={scripted}
      aria-label={title ?? button ?? formTexts[isAddress(shown) ? 'checkAddress' : 'keepPosted'][language]}
      data-analytics-id={content.analyticsId}
      onSubmit={submitted}
      onInput={typed}
      onFocus={focused}
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
      <HiddenFields
        variant={variant}
        humanCheck={humanCheck}
        entryId={id}
        eventLabel={eventLabel}
        page={refused?.page}
      />
      <Fields $look={look} $shown={shown}>
        <AddressFields
          idPrefix={idPrefix}
          shown={shown}
          required={requiredFields(definition, shown)}
          names={WIRE_NAMES[variant]}
          labels={{
            email: content.emailLabel,
            street: content.streetLabel,
            unit: content.unitLabel,
            zip: content.zipLabel,
          }}
          look={look}
          messageOf={messageOf}
          refused={refused && { values: refused.values, focus: focusAfter(refused, definition, shown) }}
          place={place}
          load={load}
        />
        <ButtonPlace>
          <Button
            type="submit"
            busy={busy}
            busyLabel={formTexts.sending[language]}
            disabled={busy && look.disablesButton}
          >
            {button ?? formTexts[isAddress(shown) ? 'checkAddress' : 'keepPosted'][language]}
          </Button>
        </ButtonPlace>
      </Fields>
      <IssueList issues={issues} hidden={look.issues !== 'form'} />
      {form.status === 'failed' && (
        <Alert
          tone="danger"
          action={
            scripted && (
              <Button ref={again} variant="outline" size="small" onClick={form.submit}>
                {formTexts.retry[language]}
              </Button>
            )
          }
        >
          {form.reason ?? messages?.failed ?? formTexts.failed[language]}
        </Alert>
      )}
      {note && <Small>{note}</Small>}
    </Sheet>
  );
}

const focusAfter = (
  { values, issues }: RefusedPost,
  definition: FormDefinition,
  shown: readonly FormField[],
) => fieldToFocus(definition, values, issues, shown) ?? shown[0];

const isAddress = (shown: readonly FormField[]) => shown.includes('street') && !shown.includes('email');
