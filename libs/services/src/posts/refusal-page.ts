import {
  HONEYPOT_FIELD,
  MAX_LENGTHS,
  ZIP_ROOM,
  formFields,
  messageTexts,
  type FormField,
  type PlainField,
  type RefusalPage,
  type RefusalView,
} from '@skein/forms/contract';
import { escapeHtml, localised } from '@skein/http';
import { smallPage } from './small-page.ts';

const WORDS = {
  en: {
    send: 'Send again',
    home: 'Go to the home page',
  },
  es: {
    send: 'Enviar de nuevo',
    home: 'Ir al inicio',
  },
} as const;

const LABELS = {
  email: { en: 'Email', es: 'Correo electrónico' },
  street: { en: 'Street address', es: 'Dirección' },
  unit: { en: 'Unit', es: 'Apto.' },
  zip: { en: 'ZIP code', es: 'Código postal' },
} as const;
const AUTOCOMPLETE: Readonly<Record<FormField, string>> = {
  email: 'email',
  street: 'address-line1',
  unit: 'address-line2',
  zip: 'postal-code',
};
const ADDRESS: readonly PlainField[] = formFields.map((field) => ({
  field,
  label: LABELS[field],
  messages: messageTexts,
  maxLength: MAX_LENGTHS[field],
  autocomplete: AUTOCOMPLETE[field],
}));

/**
 * Returns the HTML of a form control, with the visitor's value.
 * @param attributes id, name and hints, as HTML
 */
function control({ lines, choices }: PlainField, value: string, attributes: string, language: 'en' | 'es') {
  if (choices) {
    const options = Object.entries(choices).map(
      ([choice, label]) =>
        `<option value="${escapeHtml(choice)}"${choice === value ? ' selected' : ''}>${escapeHtml(label[language])}</option>`,
    );
    return `<select ${attributes}>${options.join('')}</select>`;
  }
  return lines
    ? `<textarea ${attributes} rows="6">${escapeHtml(value)}</textarea>`
    : `<input ${attributes} value="${escapeHtml(value)}">`;
}

function field(view: RefusalView, plain: PlainField): string {
  const { field: name, label, messages, maxLength, autocomplete } = plain;
  const value = view.values[name];
  const wrong = view.fields[name];
  if (value === undefined && wrong === undefined) return '';
  const id = `field-${name}`;
  const message = wrong && escapeHtml(messages[wrong]?.[view.language] ?? '');
  const attributes =
    `id="${id}" name="${escapeHtml(view.names[name] ?? name)}"` +
    (maxLength === undefined ? '' : ` maxlength="${maxLength + (name === 'zip' ? ZIP_ROOM : 0)}"`) +
    (autocomplete === undefined ? '' : ` autocomplete="${autocomplete}"`) +
    (message ? ` aria-invalid="true" aria-describedby="${id}-wrong"` : '');
  return (
    `<label for="${id}">${escapeHtml(label[view.language])}</label>` +
    (message ? `<p class="wrong" id="${id}-wrong">${message}</p>` : '') +
    control(plain, value ?? '', attributes, view.language)
  );
}

/** Returns a form with the visitor's values, or a link to the home page if there are no values to show. */
function formOf(view: RefusalView): string {
  const { send, home } = WORDS[view.language];
  const fields = (view.plain ?? ADDRESS).map((plain) => field(view, plain)).join('');
  if (fields === '') return `<p><a href="${localised('/', view.language)}">${home}</a></p>`;
  const hidden = Object.entries({ ...view.hidden, [HONEYPOT_FIELD]: '' })
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
  return (
    `<form method="post" action="${escapeHtml(view.action)}" novalidate>` +
    `${fields}${hidden}<button>${send}</button></form>`
  );
}

/**
 * Returns a small page with the filled-in form. The service sends this page if the host does not render a page of its
 * own.
 */
export function refusalPage(view: RefusalView): RefusalPage {
  const { title, language, message, reference } = view;
  const alert = message === undefined ? '' : `<p role="alert">${escapeHtml(message)}</p>`;
  return smallPage({ language, title, reference, body: `${alert}${formOf(view)}` });
}
