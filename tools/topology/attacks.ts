import { APPLICATION_PATH } from '@skein/careers/application';
import { request } from 'node:http';
import { asker, atRate, crowd } from '../bench/ask.ts';
import { visitor } from '../bench/outages.ts';
import { most, none, told, type Row } from '../bench/row.ts';
import { at95, at99, not, statuses } from '../bench/answers.ts';
import { familyMb, heldFilesMb, memoryGroup } from './memory-group.ts';
import type { Topology } from './processes.ts';
import { PATHS } from './traffic.ts';

/** An attack on the site. `run` carries it out and returns what it measured. */
export interface Attack {
  readonly what: string;
  run(topology: Topology, other: string | undefined): Promise<Row[]>;
}

const HTML = { accept: 'text/html', 'accept-encoding': 'br' };
const PATIENCE_MS = 60_000;
const QUESTION = { headers: HTML, patienceMs: PATIENCE_MS };

const VISITORS = 36;

/**
 * Sends a form from each of many IP addresses, through the balancer and the proxy, with rate limits on. Counts the
 * forms that the site refuses.
 */
async function behindTwoProxies({ balancer, replicas }: Topology): Promise<Row[]> {
  const restart = (settings = {}) =>
    Promise.all(
      replicas.map(async (replica) => {
        await replica.end();
        await replica.start(undefined, settings);
      }),
    );
  await restart({ RATE_LIMIT: 'on' });
  const answers = await Promise.all(
    Array.from({ length: VISITORS }, async (_, index) => {
      using one = visitor(balancer.origin, '/', { localAddress: `127.0.1.${index + 1}` });
      return await one.form();
    }),
  );
  await restart();
  return [
    none(`forms refused, of ${VISITORS} visitors behind two proxies`, not(answers, 303)),
    told('answers', statuses(answers)),
  ];
}

const BODY_BYTES = 84 * 1024 * 1024;
const BODIES = 12;
const CHUNK = Buffer.alloc(256 * 1024, 'a');

/**
 * Sends a request body, but holds its last bytes back until `last` resolves. @returns the status; 0 if there is none
 */
const sendBody = (url: string, localAddress: string, last: Promise<unknown>) =>
  new Promise<number>((resolve) => {
    const headers = { 'content-length': BODY_BYTES, 'content-type': 'multipart/form-data; boundary=a' };
    const sent = request(url, { method: 'POST', headers, localAddress, agent: false }, (answer) => {
      answer.resume();
      sent.destroy();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', () => resolve(0));
    const write = (left: number): void => {
      if (left <= CHUNK.length) void last.then(() => sent.end(CHUNK.subarray(0, left)));
      else if (sent.write(CHUNK)) setImmediate(write, left - CHUNK.length);
      else sent.once('drain', () => write(left - CHUNK.length));
    };
    write(BODY_BYTES);
  });

/**
 * Sends large bodies from several IP addresses at once. Measures how much of the bodies the proxy holds in memory and
 * files.
 */
async function largeBodies({ proxy, replicas }: Topology, path: string): Promise<Row[]> {
  const { promise: last, resolve: finish } = Promise.withResolvers<void>();
  const figures = { memory: 0, files: 0, replica: 0 };
  const watch = setInterval(() => {
    figures.memory = Math.max(figures.memory, familyMb(proxy.pid));
    figures.files = Math.max(figures.files, heldFilesMb(proxy.pid, proxy.home));
    figures.replica = Math.max(figures.replica, ...replicas.map(({ memoryMb }) => memoryMb()));
  }, 100);
  using visitors = crowd(proxy.origin, 3);
  const bodies = Promise.all(
    Array.from({ length: BODIES }, (_, index) => sendBody(proxy.origin + path, `127.0.2.${index + 1}`, last)),
  );
  const pages = await atRate(20, 5, () => visitors.ask('/', QUESTION));
  finish();
  const answers = (await bodies).map((status) => ({ status }));
  clearInterval(watch);
  const what = `${BODIES} bodies of 84 MB to ${path}`;
  return [
    most(`${what}: files of the proxy`, figures.files, 8 * 85, 'MB', 0),
    told('its memory', `${figures.memory.toFixed(0)} MB`),
    told('the largest replica', `${figures.replica.toFixed(0)} MB`),
    told('answers', statuses(answers)),
    none(`pages other than 200 meanwhile, of ${pages.length}`, not(pages, 200)),
  ];
}

/** Measures the answers for existing pages while other clients request many pages that do not exist. */
async function unknownPages({ proxy, replicas }: Topology): Promise<Row[]> {
  using strangers = crowd(proxy.origin, 4);
  using visitors = crowd(proxy.origin, 3);
  using monitor = asker(replicas[0]?.origin ?? '');
  const [unknown, pages, checks] = await Promise.all([
    atRate(300, 10, (index) => strangers.ask(`/no-such-page-${process.pid}-${index}`, QUESTION)),
    atRate(200, 10, () => visitors.ask('/plans', QUESTION)),
    atRate(20, 10, () => monitor.ask('/healthz', QUESTION)),
  ]);
  return [
    none(`pages other than 200 beside 300 unknown ones a second, of ${pages.length}`, not(pages, 200)),
    told('unknown pages', `${statuses(unknown)}, p95 ${at95(unknown)}`),
    told('pages, p95', at95(pages)),
    told('/healthz of a replica, p99', at99(checks)),
  ];
}

const LIMIT_MB = 1024;
const PICTURE = /\/assets\/[\w/.-]+\.(?:jpg|png|webp|avif|svg)/g;
const SIZES = ['4000', '3600', '3200', '2800'];

/**
 * Requests many large pictures from a replica with a limit of memory, like that of a container. Measures the memory and
 * the answers.
 */
async function manyPictures({ replicas }: Topology, home: string | undefined): Promise<Row[]> {
  const [replica] = replicas;
  const group = memoryGroup(LIMIT_MB);
  if (!replica || !group) return [told('pictures', 'this user may not limit memory')];
  await replica.end();
  // With the CMS inside, this replica makes the pictures.
  await group.within(() => replica.start(home, { CONTENT_HOST: undefined }));
  using visitors = asker(replica.origin);
  const drawn = await Promise.all(PATHS.map(async (path) => (await fetch(replica.origin + path)).text()));
  const pictures = [...new Set(drawn.join('').match(PICTURE))];
  const wanted = SIZES.flatMap((width) =>
    pictures.flatMap((path) => ['avif', 'webp', 'png'].map((format) => `${path}?w=${width}&fm=${format}`)),
  );
  let used = 0;
  const watch = setInterval(() => (used = Math.max(used, group.usedMb())), 50);
  const from = (index: number) => ({ accept: 'image/*', 'x-forwarded-for': `198.51.${index % 100}.7` });
  const ask = (path: string, headers: Readonly<Record<string, string>>) =>
    visitors.ask(path, { headers, patienceMs: PATIENCE_MS });
  const [made, pages] = await Promise.all([
    atRate(25, 30, (index) => ask(wanted[index % wanted.length] ?? '', from(index))),
    atRate(20, 30, () => ask('/', HTML)),
  ]);
  clearInterval(watch);
  const rows = [
    most('750 large pictures in 30 s: memory of replica and workers', used, LIMIT_MB, 'MB', 0),
    told('workers that the kernel ended', String(group.killed())),
    told('pictures', `${statuses(made)}, p95 ${at95(made)}`),
    none(`pictures neither made nor put off, of ${made.length}`, not(made, 200, 503)),
    none(`pages other than 200 meanwhile, of ${pages.length}`, not(pages, 200)),
  ];
  await replica.end();
  await replica.start();
  group.remove();
  return rows;
}

export const ATTACKS: readonly Attack[] = [
  { what: 'two proxies', run: behindTwoProxies },
  { what: 'large bodies to a page', run: (topology) => largeBodies(topology, '/business/contact') },
  { what: 'large applications', run: (topology) => largeBodies(topology, APPLICATION_PATH) },
  { what: 'pages that do not exist', run: unknownPages },
  { what: 'many pictures', run: manyPictures },
];
