import { LOCALES, type Problem } from '@skein/cms-client';
import { contentTypes, heroSearchForm } from '@skein/forms/content';
import type { DeliveredContent } from './delivered.ts';

const FORMS = contentTypes.map(({ id }) => id);
const POST_TO = heroSearchForm.fields.postTo.gf;

/**
 * Forms that are sent to another origin than the site's, and not to one that its settings allow: browsers would refuse.
 * @param allowed origins, as the setting `FORM_ORIGINS` names them
 */
export function foreignForms(
  { entries }: Pick<DeliveredContent, 'entries'>,
  allowed: readonly string[],
): Problem[] {
  return entries.flatMap(({ id, contentType, fields }) =>
    contentType !== undefined && FORMS.includes(contentType)
      ? LOCALES.flatMap(({ code }): Problem[] => {
          const value = fields[POST_TO]?.[code];
          if (typeof value !== 'string' || !URL.canParse(value)) return [];
          const { origin, protocol } = new URL(value);
          if (!/^https?:$/.test(protocol) || allowed.includes(origin)) return [];
          const reason = `sends the form to ${origin}, which FORM_ORIGINS does not name [${code}]`;
          return [{ entryId: id, field: POST_TO, reason }];
        })
      : [],
  );
}
