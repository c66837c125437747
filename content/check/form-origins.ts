import { LOCALES, safeHref, type Problem } from '@skein/cms-client';
import { heroSearchForm, scheduleCall } from '@skein/forms/content';
import type { DeliveredContent } from './delivered.ts';

const POST_TO = [heroSearchForm, scheduleCall].map(({ fields }) => fields.postTo.gf);

/** Returns the origin to which a form is sent, or undefined if the form is sent to this site. */
function foreignOrigin(value: unknown): string | undefined {
  const url = typeof value === 'string' ? safeHref(value) : undefined;
  return url !== undefined && /^https?:/.test(url) ? new URL(url).origin : undefined;
}

/**
 * Returns a problem for each form that is sent to a foreign origin that is not in `allowed`. Browsers refuse to
 * send such a form.
 * @param allowed allowed origins, in the format of the setting `FORM_ORIGINS`
 */
export function foreignForms(
  { entries }: Pick<DeliveredContent, 'entries'>,
  allowed: readonly string[],
): Problem[] {
  return entries.flatMap(({ id, fields }) =>
    POST_TO.flatMap((field) =>
      LOCALES.flatMap(({ code }): Problem[] => {
        const origin = foreignOrigin(fields[field]?.[code]);
        if (origin === undefined || allowed.includes(origin)) return [];
        const reason = `sends the form to ${origin}, which FORM_ORIGINS does not name [${code}]`;
        return [{ entryId: id, field, reason }];
      }),
    ),
  );
}
