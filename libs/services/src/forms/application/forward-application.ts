import {
  BOARD_TOKEN_FIELD,
  demographicEntries,
  GH_SRC_FIELD,
  JOB_ID_FIELD,
  SOURCE_FIELD,
} from '@skein/careers/application';
import { openAsBlob } from 'node:fs';
import * as v from 'valibot';
import { reasonOf, type Deliver } from '../../posts/outbox/deliver.ts';
import { failureIn } from '../../posts/outbox/delivery-failure.ts';
import { KEY_HEADER } from '../../posts/outbox/outbox.constants.ts';
import type { ApplicationFiles } from './application-files.ts';

/** Where to deliver applications. */
export interface ForwardTo {
  readonly url: string;
  /** User name for basic authentication, as job boards require it. */
  readonly key?: string | undefined;
}

export interface ForwarderOptions extends ForwardTo {
  readonly files: Pick<ApplicationFiles, 'fetch' | 'locate' | 'remove'>;
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * How long a delivery may take, in ms. Files need more time than other posts. The limit is below thirty seconds,
 * because after that time another process delivers the same submission.
 */
const FORWARD_TIMEOUT_MS = 25_000;

const Payload = v.object({
  [BOARD_TOKEN_FIELD]: v.string(),
  [JOB_ID_FIELD]: v.string(),
  [SOURCE_FIELD]: v.string(),
  [GH_SRC_FIELD]: v.string(),
  answers: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
  demographic_answers: v.array(
    v.object({
      question_id: v.string(),
      answer_options: v.array(v.object({ answer_option_id: v.string(), text: v.exactOptional(v.string()) })),
    }),
  ),
  files: v.array(v.object({ field: v.string(), path: v.string(), label: v.string(), type: v.string() })),
});

/** Creates a function that delivers applications with the same fields and files that the applicant sent. */
export function applicationForwarder({
  url,
  key,
  files,
  fetch = globalThis.fetch,
}: ForwarderOptions): Deliver {
  /** Returns the request body. @param used receives the paths of the files that this function copied to disk */
  async function bodyOf(payload: string, used: string[]): Promise<FormData> {
    const { answers, demographic_answers, files: attached, ...about } = v.parse(Payload, JSON.parse(payload));
    const body = new FormData();
    for (const [name, value] of Object.entries(about)) body.append(name, value);
    for (const [name, values] of Object.entries(answers))
      for (const one of [values].flat()) body.append(name, one);
    for (const [name, value] of demographicEntries<never>(demographic_answers)) body.append(name, value);
    for (const { field, path, label, type } of attached) {
      const local = await files.fetch(path);
      used.push(local);
      body.append(field, await openAsBlob(files.locate(local), { type }), label);
    }
    return body;
  }

  return async ({ id, payload }) => {
    const used: string[] = [];
    const signal = AbortSignal.timeout(FORWARD_TIMEOUT_MS);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          // All attempts send the same key. A receiver that knows the key answers 200 and does nothing.
          [KEY_HEADER]: id,
          ...(key !== undefined && { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` }),
        },
        body: await bodyOf(payload, used),
        redirect: 'manual',
        signal,
      });
      await response.body?.cancel();
      return failureIn(response, Date.now());
    } catch (error) {
      return { reason: reasonOf(error) };
    } finally {
      await files.remove(used);
    }
  };
}
