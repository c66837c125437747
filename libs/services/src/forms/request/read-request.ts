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
import type { PostedBody } from '../../posts/visitor-post.ts';

/** A request as it arrived, readable; whether it is right is another question. */
export interface RequestPost {
  readonly values: RequestValues;
  readonly envelope: RequestEnvelope;
  /** Empty where the post has none. */
  readonly formToken: string;
  /** What is kept and passed on, under the names that it came with. */
  readonly payload: Readonly<Record<string, string>>;
}

/** Texts, or left out: nothing else is ever sent under these names. @throws Refusal */
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

/** @throws Refusal for what nobody can read */
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
