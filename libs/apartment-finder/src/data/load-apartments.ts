import { anySignal } from '@skein/cms-client';
import { DATA_MAX_BYTES, DATA_TIMEOUT_MS } from '../constants/finder.constants.ts';
import { readApartments, type ReadApartments } from './read-apartments.ts';

/** The reason why the buildings did not load, for logs. Visitors see the same message for every reason. */
export type LoadFailure = 'unreachable' | 'refused' | 'too-large' | 'unreadable';

export type Loaded =
  | ({ readonly ok: true } & ReadApartments)
  | { readonly ok: false; readonly reason: LoadFailure; readonly status?: number };

export interface LoadOptions {
  readonly fetch?: typeof globalThis.fetch;
  readonly signal?: AbortSignal;
  /** Largest answer, in bytes. */
  readonly maxBytes?: number;
}

/** Returns the text of an answer, or undefined if the text is too large. */
async function textOf(response: Response, maxBytes: number): Promise<string | undefined> {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response.body?.cancel();
    return undefined;
  }
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return parts.join('') + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    parts.push(decoder.decode(value, { stream: true }));
  }
}

/** Loads the buildings of a city. Never throws; failures are part of the result. */
export async function loadApartments(source: string, options: LoadOptions = {}): Promise<Loaded> {
  const { fetch = globalThis.fetch, maxBytes = DATA_MAX_BYTES } = options;
  try {
    const signal = anySignal(options.signal, AbortSignal.timeout(DATA_TIMEOUT_MS));
    const response = await fetch(source, { signal, headers: { accept: 'application/json' } });
    if (!response.ok) {
      await response.body?.cancel();
      return { ok: false, reason: 'refused', status: response.status };
    }
    const text = await textOf(response, maxBytes);
    return text === undefined ? { ok: false, reason: 'too-large' } : parse(text);
  } catch {
    return { ok: false, reason: 'unreachable' };
  }
}

function parse(text: string): Loaded {
  try {
    const read = readApartments(JSON.parse(text));
    return read ? { ok: true, ...read } : { ok: false, reason: 'unreadable' };
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}
