import { ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { CostlyPictureError, imageWorkers, workersFor } from './image-workers.ts';

let folder = '';
const workers = imageWorkers();
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'skein-workers-'));
});
afterAll(() => {
  workers.close();
  rmSync(folder, { recursive: true });
});

function drawing(name: string, inside: string): string {
  const file = path.join(folder, name);
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${inside}<rect width="40" height="20" fill="#0a0"/></svg>`,
  );
  return file;
}
const never = new AbortController().signal;

it('make pictures, and say why they cannot', async () => {
  const { data, format } = await workers.transform(
    drawing('plain.svg', ''),
    { width: 20, format: 'webp' },
    never,
  );
  expect([(await sharp(data).metadata()).width, format]).toEqual([20, 'webp']);
  const broken = path.join(folder, 'broken.png');
  writeFileSync(broken, 'no picture');
  await expect(workers.transform(broken, { width: 20 }, never)).rejects.toMatchObject({ status: 422 });
  await expect(
    workers.transform(drawing('flag.svg', ''), { width: 20, format: 'png', flag: 'progressive' }, never),
  ).rejects.toMatchObject({ status: 400, details: { errors: [{ name: 'fl' }] } });
});

/** Creates a drawing that takes forever to draw, and returns its path. */
function endless(name: string): string {
  const layers = Array.from(
    { length: 200 },
    (_, index) => `<feTurbulence baseFrequency="0.0${index + 1}" numOctaves="200"/>`,
  ).join('');
  return drawing(name, `<filter id="f">${layers}</filter><rect width="40" height="20" filter="url(#f)"/>`);
}

it.each([
  { memory: 0, cores: 8, workers: 8 },
  { memory: undefined, cores: 1, workers: 2 },
  { memory: 2 ** 64, cores: 8, workers: 8 },
  { memory: 2 ** 30, cores: 8, workers: 2 },
  { memory: 2 ** 29, cores: 8, workers: 1 },
])('fit the memory of the machine: $workers', ({ memory, cores, workers: count }) => {
  expect(workersFor(memory, cores)).toBe(count);
});

it.runIf(process.platform === 'linux')(
  'are put off, not given up, when the kernel needs their memory',
  async () => {
    const start = vi.fn(fork);
    const scarce = imageWorkers(undefined, start as typeof fork);
    const picture = scarce.transform(endless('too-large.svg'), { width: 4000, format: 'avif' }, never);
    const worker = start.mock.results[0]?.value as ChildProcess;
    await expect.poll(() => readFileSync(`/proc/${worker.pid}/oom_score_adj`, 'utf8').trim()).toBe('1000');
    process.kill(worker.pid ?? 0, 'SIGKILL');
    await expect(picture).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  },
);

it('end a drawing that takes for ever as soon as it is given up, and go on with the next', async () => {
  const gone = new AbortController();
  const picture = workers.transform(endless('given-up.svg'), { width: 4000, format: 'avif' }, gone.signal);
  gone.abort(new Error('gone'));
  await expect(picture).rejects.toThrow('gone');
  const { data } = await workers.transform(drawing('next.svg', ''), { width: 20, format: 'png' }, never);
  expect((await sharp(data).metadata()).format).toBe('png');
});

it('end a drawing that costs too much, and go on with the next', async () => {
  const strict = imageWorkers(undefined, fork, 1000);
  const picture = strict.transform(endless('costly.svg'), { width: 4000, format: 'avif' }, never);
  await expect(picture).rejects.toBeInstanceOf(CostlyPictureError);
  const { format } = await strict.transform(drawing('cheap.svg', ''), { width: 20, format: 'png' }, never);
  expect(format).toBe('png');
  strict.close();
});

it('refuse a picture when no process can be started for it, and go on with the next', async () => {
  const start = vi.fn(fork);
  const starved = imageWorkers(undefined, start as typeof fork);
  const next = () =>
    starved.transform(drawing('starved.svg', ''), { width: 20, format: 'png' }, never).then(
      ({ format }) => format,
      ({ code }: NodeJS.ErrnoException) => code,
    );
  // If there are no more file descriptors, Node returns a process without a channel.
  start.mockImplementationOnce(() => {
    const worker = new ChildProcess();
    process.nextTick(() => worker.emit('error', Object.assign(new Error('spawn'), { code: 'EMFILE' })));
    return worker;
  });
  expect(await next()).toBe('EMFILE');
  const { execPath } = process;
  process.execPath = '/nonexistent';
  try {
    expect(await next()).toBe('ENOENT');
  } finally {
    process.execPath = execPath;
  }
  expect(await next()).toBe('png');
  starved.close();
});
