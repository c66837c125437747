import {
  callBackTexts,
  callFieldTexts,
  callSteps,
  callStepTexts,
  callTexts,
  FACE_FIELD,
  HONEYPOT_FIELD,
  STEP_FIELD,
  zoneNames,
  type CallField,
} from '@skein/forms/contract';
import type { RefusalPage } from '@skein/forms/contract';
import type { CallStepView } from '@skein/forms/contract';
import { escapeHtml } from '@skein/http';
import { smallPage } from '../../posts/small-page.ts';

const TITLE = { en: 'Schedule a call', es: 'Agenda una llamada' } as const;

const TYPES: Readonly<Partial<Record<CallField, string>>> = {
  email: 'email',
  phone: 'tel',
  date: 'date',
  time: 'time',
};

function fieldsOf({ served: { step }, face }: CallStepView): readonly CallField[] {
  if (step === 'date') return ['date', 'time', 'timeZone'];
  if (step !== 'contact') return [];
  const contact = ['firstName', 'lastName', 'email', 'phone'] as const;
  return face === 'modal' ? [...contact, 'issue', 'issueDetail'] : contact;
}

function control(view: CallStepView, name: CallField): string {
  const { served, language } = view;
  const value = served.values[name] ?? '';
  const wrong = served.issues.find(({ field }) => field === name);
  const said = wrong && escapeHtml(callTexts[wrong.message][language]);
  const hooks =
    `id="field-${name}" name="${name}"` +
    (said ? ` aria-invalid="true" aria-describedby="field-${name}-wrong"` : '');
  const options = zoneNames
    .map((zone) => `<option${zone === value ? ' selected' : ''}>${zone}</option>`)
    .join('');
  return (
    `<label for="field-${name}">${callFieldTexts[name][language]}</label>` +
    (said ? `<p class="wrong" id="field-${name}-wrong">${said}</p>` : '') +
    (name === 'timeZone'
      ? `<select ${hooks}><option></option>${options}</select>`
      : `<input ${hooks} type="${TYPES[name] ?? 'text'}" value="${escapeHtml(name === 'time' ? value.slice(0, 5) : value)}">`)
  );
}

/**
 * Returns a small page with one step of the form. The service sends this page if the host does not render a page of its
 * own.
 */
export function stepPage(view: CallStepView): RefusalPage {
  const { served, language, entryId, face } = view;
  const asked = fieldsOf(view);
  const { step } = served;
  const title = (step === 'confirmation' ? callStepTexts.confirmation : TITLE)[language];
  const shown = Object.entries(served.values).filter(
    ([field]) => !(asked as readonly string[]).includes(field),
  );
  const hidden = {
    ...Object.fromEntries(shown),
    ...served.hidden,
    [STEP_FIELD]: step,
    [FACE_FIELD]: face,
    formEntryId: entryId ?? '',
    [HONEYPOT_FIELD]: '',
  };
  const inputs = Object.entries(hidden)
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(String(value ?? ''))}">`,
    )
    .join('');
  const read = shown.map(([, value]) => `<li>${escapeHtml(String(value ?? ''))}</li>`).join('');
  const summary = step === 'checkInfo' || step === 'confirmation' ? `<ul>${read}</ul>` : '';
  const back =
    step === 'contact'
      ? ''
      : ` <button name="go" value="back" formnovalidate>${callBackTexts.back[language]}</button>`;
  const form =
    step === 'confirmation'
      ? ''
      : `<form method="post" action="/api/schedule-call" novalidate>${inputs}${asked.map((name) => control(view, name)).join('')}` +
        `<button>${callBackTexts[step === 'checkInfo' ? 'confirm' : 'next'][language]}</button>${back}</form>`;
  const body =
    `<p>${callSteps.indexOf(step) + 1} / ${callSteps.length}</p>` +
    (served.message === undefined ? '' : `<p role="alert">${escapeHtml(served.message)}</p>`) +
    summary +
    form;
  return smallPage({ language, title, body, reference: served.reference });
}
