import {
  requestChoiceTexts,
  requestFieldTexts,
  requestFields,
  requestFromWire,
  requestMessageTexts,
  requestPath,
  type PlainField,
  type RequestField,
} from '@skein/forms/contract';
import { SPANISH_PREFIX, type Language } from '@skein/http';
import type { PlacedRequest } from '../../posts/form-pages.ts';
import type { VisitorRoute } from '../../posts/visitor-route.ts';

const YES_OR_NO = { '': { en: 'No', es: 'No' }, true: { en: 'Yes', es: 'Sí' } } as const;

const plainField =
  ({ id, maxLengths }: PlacedRequest) =>
  (field: RequestField): PlainField => ({
    field,
    label: requestFieldTexts[field],
    messages: requestMessageTexts,
    maxLength: maxLengths[field],
    lines: field === 'message',
    choices: field === 'manager' ? YES_OR_NO : requestChoiceTexts[id][field],
  });

/** Returns the route to which a form is posted in one language. Some forms use one route for all languages. */
export const requestRoute = (form: PlacedRequest, language: Language): VisitorRoute => ({
  path: requestPath(form, language === 'es' ? SPANISH_PREFIX : ''),
  // If the form posts to the path of its own page, the page itself answers GET requests.
  formPage: form.path === form.page ? undefined : form.page,
  language: requestPath(form, '') === requestPath(form, SPANISH_PREFIX) ? undefined : language,
  names: form.names,
  tokenField: form.tokenField,
  lines: [form.names.message],
  valuesIn: (body) => requestFromWire(form, body),
  plain: requestFields
    .filter((field) => form.order.includes(field) && field !== 'human')
    .map(plainField(form)),
});
