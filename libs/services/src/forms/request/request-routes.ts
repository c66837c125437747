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
import type { SiteLanguage, SiteLanguages } from '@skein/cms-client';
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

function routeIn(form: PlacedRequest, language: SiteLanguage | undefined): VisitorRoute {
  return {
    path: requestPath(form, language?.prefix ?? ''),
    // If the form posts to the path of its own page, the page itself answers GET requests.
    formPage: form.path === form.page ? undefined : form.page,
    language,
    names: form.names,
    tokenField: form.tokenField,
    lines: [form.names.message],
    valuesIn: (body) => requestFromWire(form, body),
    plain: requestFields
      .filter((field) => form.order.includes(field) && field !== 'human')
      .map(plainField(form)),
  };
}

/** Returns the routes to which a form is posted, one for each language. Some forms use one route for all languages. */
export function requestRoutes(form: PlacedRequest, languages: SiteLanguages): readonly VisitorRoute[] {
  const paths = Object.fromEntries(languages.map(({ lang, prefix }) => [lang, requestPath(form, prefix)]));
  const isShared = new Set(Object.values(paths)).size === 1;
  return (isShared ? [undefined] : languages).map((language) => ({ ...routeIn(form, language), paths }));
}
