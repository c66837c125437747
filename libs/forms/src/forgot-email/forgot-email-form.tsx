import { Alert, Button, Heading, useHydrated, useLanguage } from '@skein/ui';
import { useId, useRef, type ReactElement } from 'react';
import type { AddressFormOf } from '../address-form/address-form.content.ts';
import { forgotEmailForm, forgotEmailProblems, forgotEmailTexts } from '../contract/forgot-email-form.ts';
import type { FormField } from '../contract/form-fields.ts';
import { messageTexts, type MessageKey } from '../contract/messages.ts';
import { AddressFields, issueId } from '../form/address-fields.tsx';
import type { FormLook } from '../form/form-look.ts';
import { ButtonPlace, Fields, Sheet, Small, Words } from '../form/form.styles.ts';
import { formTexts } from '../form/form.texts.ts';
import { IssueList } from '../form/issue-list.tsx';
import { usePlaceChoice } from '../form/use-place-choice.ts';
import { postAddress } from '../form/post-address.ts';
import { useFormServices } from '../services/form-services-provider.tsx';
import { WIRE_NAMES } from '../submit/wire-names.ts';
import { useEmailLookup } from './use-email-lookup.ts';

const look: FormLook = { layout: 'stack', issues: 'form', folds: false, hero: false, disablesButton: true };
const REQUIRED: readonly FormField[] = ['street', 'zip'];

const texts = {
  find: { en: 'Find my email', es: 'Buscar mi correo' },
  foundTitle: { en: 'Check your inbox', es: 'Revisa tu bandeja' },
  foundSubtitle: {
    en: 'We have written to the email address on your account.',
    es: 'Escribimos al correo de tu cuenta.',
  },
};

/** Type 13: which email belongs to an address. The answer goes to that email, not to the page. */
export function ForgotEmailForm(content: AddressFormOf<'forgotEmail'>): ReactElement {
  const { title, description, note, button, messages, eventLabel } = content;
  const language = useLanguage();
  const idPrefix = useId();
  const scripted = useHydrated();
  const load = useFormServices();
  const sheet = useRef<HTMLFormElement>(null);
  const url = postAddress(content.postTo);
  const lookup = useEmailLookup(sheet, load, url, eventLabel ?? '');
  const place = usePlaceChoice(lookup, load);
  const textOf = (key: MessageKey) =>
    messages?.[key] ?? { ...messageTexts, ...forgotEmailTexts }[key][language];
  const issues = lookup.issues.map(({ field, message }) => ({
    field,
    id: issueId(idPrefix, field),
    text: textOf(message),
  }));

  if (lookup.status === 'found') {
    return (
      // The form that had the focus is gone; its answer takes the place.
      <Words ref={(words) => words?.focus()} tabIndex={-1} role="status">
        <Heading level={2} size={4}>
          {content.confirmTitle ?? texts.foundTitle[language]}
        </Heading>
        <Small>{content.confirmSubtitle ?? texts.foundSubtitle[language]}</Small>
      </Words>
    );
  }
  function typed({ target }: { target: EventTarget }) {
    if (!(target instanceof HTMLInputElement)) return;
    const field = lookup.fieldNamed(target.name);
    if (field === 'street') place.forget();
    lookup.edited(field);
  }

  const busy = lookup.status === 'busy';
  return (
    <Sheet
      ref={sheet}
      method="post"
      action={url}
      noValidate={scripted}
      aria-label={title ?? button ?? texts.find[language]}
      data-analytics-id={content.analyticsId}
      onSubmit={(event) => {
        event.preventDefault();
        void lookup.submit();
      }}
      onFocus={lookup.prepare}
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
      <Fields $look={look} $shown={forgotEmailForm.fields}>
        <AddressFields
          idPrefix={idPrefix}
          shown={forgotEmailForm.fields}
          required={REQUIRED}
          names={WIRE_NAMES.recaptcha}
          labels={{
            email: undefined,
            street: content.streetLabel,
            unit: content.unitLabel,
            zip: content.zipLabel,
          }}
          look={look}
          messageOf={(field) => issues.find((issue) => issue.field === field)?.text}
          place={place}
          load={load}
        />
        <ButtonPlace>
          <Button type="submit" busy={busy} busyLabel={formTexts.sending[language]} disabled={busy}>
            {button ?? texts.find[language]}
          </Button>
        </ButtonPlace>
      </Fields>
      <IssueList issues={issues} hidden={false} />
      {lookup.problem && <Alert tone="danger">{forgotEmailProblems[lookup.problem][language]}</Alert>}
      {note && <Small>{note}</Small>}
    </Sheet>
  );
}
