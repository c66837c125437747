import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as v from 'valibot';
import { serveHere, type ServedHere } from '../commands/serve-here.ts';

/** What `npm publish` sends: the manifest of one version, its tag, and the tarball. */
const Publication = v.object({
  name: v.string(),
  'dist-tags': v.record(v.string(), v.string()),
  versions: v.record(v.string(), v.looseObject({ dist: v.looseObject({ tarball: v.string() }) })),
  _attachments: v.record(v.string(), v.object({ data: v.string() })),
});
type Versions = v.InferOutput<typeof Publication>['versions'];

interface Published {
  readonly name: string;
  readonly 'dist-tags': Record<string, string>;
  readonly versions: Versions;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/**
 * A registry in memory, on this machine and on a port that is free: takes what `npm publish` sends, serves what `npm
 * install` asks for, and nothing else. It is for one scope; everything else npm gets where it always does, and so
 * from its cache.
 */
export function serveRegistry(): Promise<ServedHere> {
  const packages = new Map<string, Published>();
  const tarballs = new Map<string, Buffer>();

  async function publish(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = v.safeParse(v.pipe(v.string(), v.parseJson(), Publication), await textOf(request));
    if (!sent.success) return answer(response, 400, { error: v.summarize(sent.issues) });
    const { name, versions, 'dist-tags': tags, _attachments: attachments } = sent.output;
    const there = packages.get(name);
    const taken = Object.keys(versions).find((version) => version in (there?.versions ?? {}));
    if (taken !== undefined) return answer(response, 409, { error: `${name}@${taken} is published already` });
    packages.set(name, {
      name,
      'dist-tags': { ...there?.['dist-tags'], ...tags },
      versions: { ...there?.versions, ...versions },
    });
    for (const { dist } of Object.values(versions)) {
      const { pathname } = new URL(dist.tarball);
      const [attachment] = Object.values(attachments);
      if (attachment !== undefined) tarballs.set(pathname, Buffer.from(attachment.data, 'base64'));
    }
    answer(response, 201, { ok: true });
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = decodeURIComponent(pathname.slice(1));
    const tarball = tarballs.get(pathname);
    const known = packages.get(name);
    if (request.method === 'PUT') void publish(request, response);
    else if (tarball !== undefined) response.end(tarball);
    else if (known !== undefined) answer(response, 200, known);
    else answer(response, 404, { error: `nobody has published ${name} here` });
  });
  return serveHere(server);
}
