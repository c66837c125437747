/** Longest wait of a page for a board, in ms. Boards usually answer sooner. */
const BOARD_TIMEOUT_MS = 4_000;

/** Largest answer, in bytes. It holds more than 2,000 jobs with their descriptions. */
const BOARD_MAX_BYTES = 16 * 1024 * 1024;

/** Why a board has not answered, for logs, and to tell a job that is gone from a board that is down. */
export type BoardFailure = 'not-found' | 'refused' | 'unreachable' | 'too-large' | 'unreadable';

export type BoardAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: BoardFailure; readonly status?: number | undefined };

export interface BoardOptions {
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Sent as the user name of basic authorization, as job boards expect. Never use it in a browser. */
  readonly token?: string | undefined;
  /** Time limit, in ms. */
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

/** Requests JSON within a time limit. Never rejects; failures are part of the result. */
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
