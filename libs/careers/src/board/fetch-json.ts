/** Longest time that a page waits for a board, in ms. Boards usually answer sooner. */
const BOARD_TIMEOUT_MS = 4_000;

/** Largest answer, in bytes. More than 2,000 jobs with descriptions fit. */
const BOARD_MAX_BYTES = 16 * 1024 * 1024;

/** The reason why a board gave no answer, for logs. `not-found` also means that a job is no longer open. */
export type BoardFailure = 'not-found' | 'refused' | 'unreachable' | 'too-large' | 'unreadable';

export type BoardAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: BoardFailure; readonly status?: number | undefined };

export interface BoardOptions {
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** User name for the basic authorization that job boards require. Never use it in a browser. */
  readonly token?: string | undefined;
  readonly timeoutMs?: number | undefined;
  /** Largest answer, in bytes. */
  readonly maxBytes?: number | undefined;
}

/** Returns the text of an answer, or undefined if it is too large. */
async function textOf(response: Response, maxBytes: number): Promise<string | undefined> {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response.body?.cancel();
    return undefined;
  }
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || !value) return parts.join('') + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader?.cancel();
      return undefined;
    }
    parts.push(decoder.decode(value, { stream: true }));
  }
}

function parsed(text: string): BoardAnswer<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}

/** Requests JSON within a time limit. Never rejects: the result contains the failure. */
export async function fetchJson(address: string, options: BoardOptions = {}): Promise<BoardAnswer<unknown>> {
  const {
    fetch = globalThis.fetch,
    token,
    timeoutMs = BOARD_TIMEOUT_MS,
    maxBytes = BOARD_MAX_BYTES,
  } = options;
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json',
        ...(token !== undefined && { authorization: `Basic ${btoa(`${token}:`)}` }),
      },
    });
    if (!response.ok) {
      await response.body?.cancel();
      const { status } = response;
      return { ok: false, reason: status === 404 || status === 410 ? 'not-found' : 'refused', status };
    }
    const text = await textOf(response, maxBytes);
    return text === undefined ? { ok: false, reason: 'too-large' } : parsed(text);
  } catch {
    return { ok: false, reason: 'unreachable' };
  }
}
