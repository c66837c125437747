import {
  requestPath,
  requestToWire,
  tokenFieldOf,
  type RequestFormId,
  type RequestValues,
} from '@skein/forms/contract';
import type { LightMyRequestResponse } from 'fastify';
import { requestForms } from '../../testing/form-pages.ts';
import { cookieOf, FORM_TOKEN, type FormsServer } from '../../testing/forms-server.ts';

interface Sent {
  readonly language?: 'en' | 'es';
  /** Headers that replace or extend the usual headers of a browser. */
  readonly more?: Readonly<Record<string, string>>;
}

let visitors = 0;
let proofs = 0;

/** Returns functions that send requests like the browser of a new visitor. */
export function requestSender(server: FormsServer) {
  visitors += 1;
  const visitorId = `visitor-${String(visitors).padStart(14, '0')}`;

  function fieldsOf(form: RequestFormId, values: RequestValues): Record<string, string> {
    const { names, csrfField } = requestForms[form];
    const { human } = values;
    return {
      ...requestToWire(requestForms[form], values),
      ...(csrfField && { [csrfField]: FORM_TOKEN }),
      // The form rules check the box of the human check; the service checks the token.
      [names.human]: human ? `human-request-${(proofs += 1)}` : '',
    };
  }
  const url = (form: RequestFormId, { language = 'en' }: Sent) =>
    requestPath(requestForms[form], language === 'es' ? '/intl/es' : '');

  return {
    visitorId,
    fieldsOf,
    /**
     * Sends a request in the way that the script of the form sends it: multipart or form-encoded, with a
     * token of the human check.
     */
    script(form: RequestFormId, values: RequestValues, sent: Sent = {}): Promise<LightMyRequestResponse> {
      const fields = { ...fieldsOf(form, values), ...sent.more };
      const { payload, type } = requestForms[form].multipart
        ? inParts(fields)
        : { payload: new URLSearchParams(fields).toString(), type: 'application/x-www-form-urlencoded' };
      return server.app.inject({
        method: 'POST',
        url: url(form, sent),
        payload,
        headers: {
          accept: 'application/json',
          'content-type': type,
          ...(sent.language === 'es' && { referer: 'http://localhost/intl/es/page' }),
          ...cookieOf(visitorId),
        },
      });
    },
    /** Sends a request like a browser without JavaScript: the form's fields and the form token of the hour. */
    plain(form: RequestFormId, values: RequestValues, sent: Sent = {}): Promise<LightMyRequestResponse> {
      const { names } = requestForms[form];
      const { units } = values;
      const fields: Record<string, string> = {
        ...fieldsOf(form, values),
        [tokenFieldOf(requestForms[form])]: FORM_TOKEN,
        [names.human]: '',
        ...sent.more,
      };
      if (form === 'buildingRequest') {
        for (const flag of ['has_minimum_units', 'sfu', 'property_manager'])
          delete fields[`potential_customer[${flag}]`];
        fields[names.units] = units ?? '';
        if (values.manager) fields[names.manager] = values.manager;
      }
      const referer = sent.language === 'es' ? { referer: 'http://localhost/intl/es/page' } : {};
      return server.post(fields, { url: url(form, sent), headers: { ...referer, ...cookieOf(visitorId) } });
    },
  };
}

/** Returns a multipart body in the format of browsers. */
export function inParts(fields: Readonly<Record<string, string>>) {
  const boundary = '----skein-test-boundary';
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value.replaceAll('\n', '\r\n')}\r\n`,
  );
  return {
    payload: `${parts.join('')}--${boundary}--\r\n`,
    type: `multipart/form-data; boundary=${boundary}`,
  };
}
