import { request as ask, Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { watchPage, type PageMessage } from './watch-page.ts';

const EVENTS = '/__dev/events';
const SCRIPT = '/__dev/page.js';
const scriptText = (version: number) => `(${watchPage.toString()})(${JSON.stringify(EVENTS)}, ${version});`;

const isDocument = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

/**
 * Adds the script that reloads a page. The script has the origin of the page, so that the policy allows it.
 * @param version the number of the version that drew the page
 */
const withScript = (html: string, version: number) =>
  html.replace('</head>', `<script src="${SCRIPT}?${version}" defer></script></head>`);

/** The page before the site's first start. The page's script shows problems, and reloads after the start. */
const NOT_STARTED =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>The site has not started</title></head>';

const inWords = (problems: Readonly<Record<string, string>>) =>
  Object.entries(problems)
    .map(([who, what]) => `${who}\n${what}`)
    .join('\n\n');

async function read(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/**
 * Creates the proxy in front of the site in development. It forwards requests to the current server process,
 * and makes open pages reload. If there is no process and no problem, requests wait. The site's own code is the
 * same with and without the proxy.
 */
export function createFront() {
  const agent = new Agent({ keepAlive: true });
  const pages = new Set<ServerResponse>();
  let waiting: (() => void)[] = [];
  /** Port of the current server process. 0 until the first process has started. */
  let target = 0;
  // Pages that were opened before a restart of Vite must get a number that they have not seen.
  let version = Date.now();
  let problems: Readonly<Record<string, string>> = {};
  const tell = (page: ServerResponse, message: PageMessage) =>
    void page.write(`data: ${JSON.stringify(message)}\n\n`);

  function listen(response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    pages.add(response);
    response.on('close', () => pages.delete(response));
    tell(response, { version });
    tell(response, { problems });
  }

  async function answer(received: IncomingMessage, response: ServerResponse, drawnBy: number) {
    const { statusCode = 502, headers } = received;
    const html = (headers['content-type'] ?? '').startsWith('text/html') && statusCode !== 304;
    if (!html || headers['content-encoding'] !== undefined) {
      response.writeHead(statusCode, headers);
      received.pipe(response);
      return;
    }
    const body = withScript(await read(received), drawnBy);
    const { 'transfer-encoding': _, ...kept } = headers;
    response.writeHead(statusCode, { ...kept, 'content-length': String(Buffer.byteLength(body)) }).end(body);
  }

  function refuse(request: IncomingMessage, response: ServerResponse) {
    const [type, body] = isDocument(request)
      ? ['html', withScript(NOT_STARTED, version)]
      : ['plain', inWords(problems)];
    response
      .writeHead(503, { 'content-type': `text/${type}; charset=utf-8`, 'cache-control': 'no-store' })
      .end(body);
  }

  function answerOrWait(request: IncomingMessage, response: ServerResponse) {
    if (target !== 0) pass(request, response);
    else if (Object.keys(problems).length > 0) refuse(request, response);
    else waiting.push(() => answerOrWait(request, response));
  }

  function answerWaiting() {
    const before = waiting;
    waiting = [];
    for (const again of before) again();
  }

  function pass(request: IncomingMessage, response: ServerResponse) {
    const drawnBy = version;
    const headers = { ...request.headers };
    if (isDocument(request)) {
      headers['accept-encoding'] = 'identity';
      // The browser's copy of the page may come from `npm start`, without the script.
      delete headers['if-none-match'];
    }
    const sent = ask(
      { agent, host: 'localhost', port: target, method: request.method, path: request.url, headers },
      (received) => void answer(received, response, drawnBy).catch(() => response.destroy()),
    );
    sent.on('error', (error) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'content-type': 'text/plain' }).end(`${error.message}\n`);
    });
    request.pipe(sent);
  }

  return {
    handle(request: IncomingMessage, response: ServerResponse) {
      if (request.url === EVENTS) listen(response);
      else if (request.url?.startsWith(`${SCRIPT}?`))
        response
          .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
          .end(scriptText(Number(request.url.slice(SCRIPT.length + 1))));
      else answerOrWait(request, response);
    },
    /** From now on, forwards requests to this port. Makes pages of earlier versions reload. */
    serve(next: number) {
      target = next;
      version += 1;
      answerWaiting();
      for (const page of pages) tell(page, { version });
    },
    /** Makes every open page show these problems, by source. Earlier problems disappear. */
    show(found: typeof problems) {
      problems = found;
      answerWaiting();
      for (const page of pages) tell(page, { problems });
    },
    close() {
      agent.destroy();
      for (const page of pages) page.end();
    },
  };
}
export type Front = ReturnType<typeof createFront>;
