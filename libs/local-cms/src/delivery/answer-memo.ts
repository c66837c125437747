import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { MEMO_MAX_ANSWERS, MEMO_MAX_BYTES } from '../model/content.constants.ts';
import type { Parameters } from '../query/parameters.ts';

export type Answer = { readonly body: string; readonly etag: string };

/** Keeps serialized answers until the content changes. */
export type AnswerMemo = {
  get(generation: number, key: string, compute: () => unknown): Answer;
};

export function answerMemo(): AnswerMemo {
  const answers = new LRUCache<string, Answer>({
    max: MEMO_MAX_ANSWERS,
    maxSize: MEMO_MAX_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length + 1,
  });
  let current = -1;
  return {
    get(generation, key, compute) {
      if (generation !== current) {
        answers.clear();
        current = generation;
      }
      let answer = answers.get(key);
      if (!answer) {
        const body = JSON.stringify(compute());
        answer = { body, etag: `W/"${createHash('sha1').update(body).digest('base64url')}"` };
        answers.set(key, answer);
      }
      return answer;
    },
  };
}

/** Returns the cache key of a request. The key does not depend on the order of the parameters or on the client. */
export function answerKey(path: string, parameters: Parameters): string {
  const sorted = [...parameters]
    .filter(([name]) => name !== 'access_token')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `${path}?${new URLSearchParams(sorted)}`;
}
