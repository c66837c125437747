import { Agent, request } from 'node:http';

export interface Answer {
  /** HTTP status; 0 if there was no answer. */
  readonly status: number;
  readonly firstByteMs: number;
  readonly ms: number;
}

interface Question {
  readonly headers: Readonly<Record<string, string>>;
  /** Body to send. With a body the request is a POST. */
  readonly body?: string;
  /** Time after which it disconnects, which counts as no answer, ms. */
  readonly patienceMs: number;
}

/** Sends requests over connections that it keeps open. It reports errors as answers and never throws. */
export function asker(origin: string, connections = 400) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    ask: (path: string, { headers, body, patienceMs }: Question): Promise<Answer> =>
      new Promise((resolve) => {
        const begun = performance.now();
        let firstByteMs = Number.NaN;
        const done = (status: number) => resolve({ status, firstByteMs, ms: performance.now() - begun });
        const method = body === undefined ? 'GET' : 'POST';
        const call = request(origin + path, { agent, headers, method }, (response) => {
          firstByteMs = performance.now() - begun;
          response
            .resume()
            .on('error', () => done(0))
            // Answered is what was received to its end.
            .on('end', () => done(response.statusCode ?? 0));
        });
        const timer = setTimeout(() => call.destroy(), patienceMs);
        call.on('close', () => clearTimeout(timer)).on('error', () => done(0));
        call.end(body);
      }),
    [Symbol.dispose]: () => agent.destroy(),
  };
}
