/** One answer of a stand-in service: a status and a body, or an error. */
export type StandInAnswer = { readonly status?: number; readonly body?: unknown } | Error;

export interface StandInFetch {
  readonly fetch: typeof globalThis.fetch;
  /** Method and address of every request. */
  readonly requests: string[];
  readonly inits: RequestInit[];
}

/** Creates a fetch that answers by path, without a network. */
export function standInFetch(answer: (url: string) => StandInAnswer): StandInFetch {
  const requests: string[] = [];
  const inits: RequestInit[] = [];
  return {
    requests,
    inits,
    fetch: async (input, init = {}) => {
      const url = String(input);
      requests.push(`${init.method ?? 'GET'} ${url}`);
      inits.push(init);
      await Promise.resolve();
      init.signal?.throwIfAborted();
      const found = answer(url);
      if (found instanceof Error) throw found;
      const { status = 200, body } = found;
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return new Response(text, { status, headers: { 'content-type': 'application/json' } });
    },
  };
}
