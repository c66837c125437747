import {
  HUMAN_CHECK_FIELD,
  requestEnvelopeSchema,
  requestFromWire,
  requestToWire,
  type RequestEnvelope,
  type RequestValues,
} from '@skein/forms/contract';
import * as v from 'valibot';
import type { PlacedRequest } from '../../posts/form-pages.ts';
import { Refusal } from '../../posts/refusal.ts';
import type { PostedBody } from '../../posts/posted.ts';

/** A parsed request. It may still break the rules of the form. */
export interface RequestPost {
  readonly values: RequestValues;
  readonly envelope: RequestEnvelope;
  /** Form token of the page, or an empty text. */
  readonly formToken: string;
  /** The fields to store and deliver. Their names are the field names of the form. */
  readonly payload: Readonly<Record<string, string>>;
}

/** Checks that each field is a text or missing, as in a real form. @throws Refusal for other values */
function checkTexts(form: PlacedRequest, body: PostedBody): void {
  const isWrong = (name: string) => body[name] !== undefined && typeof body[name] !== 'string';
  const wrong = form.order.filter((field) => field !== 'human' && isWrong(form.names[field]));
  const others = [...Object.keys(requestToWire(form, {})), form.tokenField];
  if (wrong.length === 0 && !others.some(isWrong)) return;
  const messageFor = (field: (typeof wrong)[number]) => (form.choices[field] ? 'choiceInvalid' : 'required');
  throw new Refusal('invalid_fields', {
    fields: Object.fromEntries(wrong.map((field) => [field, messageFor(field)])),
  });
}

/** Parses a request. @throws Refusal for an unreadable request */
export function readRequest(form: PlacedRequest, body: PostedBody): RequestPost {
  checkTexts(form, body);
  const envelope = v.safeParse(requestEnvelopeSchema, body);
  if (!envelope.success) throw new Refusal('invalid_fields');
  const token = body[form.tokenField];
  const values = requestFromWire(form, body);
  const { [HUMAN_CHECK_FIELD]: _, idempotencyKey: __, referenceNote: ___, ...origin } = envelope.output;
  const known = Object.entries(origin).filter(
    (pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '',
  );
  return {
    values,
    envelope: envelope.output,
    formToken: typeof token === 'string' ? token : '',
    payload: { ...requestToWire(form, values), ...Object.fromEntries(known) },
  };
}
