import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ApiError } from '../model/api-error.ts';
import type { ImageParams } from './image-params.ts';
import type { ImageResult, ImageTask } from './image-worker.ts';
import { MAX_COST_MS, SERVER_BYTES, WORKER_BYTES } from './images.constants.ts';
import type { TransformedImage } from './transform-image.ts';

/**
 * Makes a picture. If the signal aborts, no work continues in the background.
 * @throws ApiError, CostlyPictureError, or the reason of the aborted signal
 */
export type Transform = (file: string, params: ImageParams, signal: AbortSignal) => Promise<TransformedImage>;

export type ImageWorkers = { readonly transform: Transform; close(): void };

/** Thrown for a picture that takes too much processor time. */
export class CostlyPictureError extends ApiError {
  constructor() {
    super(422, 'UnprocessableEntity', 'The image cannot be processed: it takes too long.');
  }
}

/** Returns the error for a picture that the machine has no time or no memory for at the moment. */
export const busy = () =>
  new ApiError(
    503,
    'ServiceUnavailable',
    'Too many images are being made at the moment. Please try again.',
    undefined,
    { 'retry-after': '2' },
  );

/**
 * Returns how many workers to run: one for each core, at least two, but no more than fit the memory.
 * @param memory memory limit of this process and its workers, in bytes; 0 or undefined without a limit
 */
export function workersFor(memory = process.constrainedMemory(), cores = availableParallelism()): number {
  const fitting = memory ? Math.floor((memory - SERVER_BYTES) / WORKER_BYTES) : cores;
  return Math.max(1, Math.min(Math.max(2, cores), fitting));
}

/** File of the worker's module, in the same folder as this module. Built modules have another extension. */
const WORKER = path.join(import.meta.dirname, `image-worker${path.extname(import.meta.filename)}`);

/**
 * Creates workers that make pictures. Each worker is a process: the server can end it during an endless task,
 * and its threads do not delay pages. A worker starts when a picture is requested and no worker is idle.
 */
export function imageWorkers(file = WORKER, startProcess = fork, maxCostMs = MAX_COST_MS): ImageWorkers {
  const idle: ChildProcess[] = [];
  const all = new Set<ChildProcess>();

  function start(): ChildProcess {
    const worker = startProcess(file, {
      serialization: 'advanced',
      execArgv: [],
      // With more heaps, the C library keeps memory that pictures no longer need.
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    });
    const drop = () => {
      all.delete(worker);
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    };
    all.add(worker);
    // A process that cannot be started emits several errors. An error without a listener would end this
    // process.
    worker.once('exit', drop).on('error', drop);
    // A worker must not keep this process running.
    worker.unref();
    worker.channel?.unref();
    return worker;
  }

  function ask(worker: ChildProcess, task: ImageTask, signal: AbortSignal): Promise<ImageResult> {
    const { promise, resolve, reject } = Promise.withResolvers<ImageResult>();
    const giveUp = () => {
      worker.kill('SIGKILL');
      reject(signal.reason);
    };
    // If a worker crashes, it cannot make its picture. The kernel kills a worker that needs too much memory.
    const died = (_code: number | null, killedBy: NodeJS.Signals | null) =>
      killedBy === 'SIGKILL' ? reject(busy()) : resolve({ made: false });
    const answered = (result: ImageResult) => {
      if ('costsTooMuch' in result) worker.kill('SIGKILL');
      resolve(result);
    };
    worker.once('message', answered);
    worker.once('exit', died);
    worker.once('error', reject);
    signal.addEventListener('abort', giveUp, { once: true });
    // A process without a channel could not be started. Its error event comes later.
    if (worker.connected) worker.send(task);
    return promise.finally(() => {
      worker.off('message', answered).off('exit', died).off('error', reject);
      signal.removeEventListener('abort', giveUp);
      if (all.has(worker) && !worker.killed) idle.push(worker);
    });
  }

  return {
    async transform(source, params, signal) {
      signal.throwIfAborted();
      const result = await ask(idle.pop() ?? start(), { file: source, params, maxCostMs }, signal);
      if (result.made) return { data: Buffer.from(result.data), format: result.format };
      if ('costsTooMuch' in result) throw new CostlyPictureError();
      const { status = 422, id = 'UnprocessableEntity', message = DAMAGED, details } = result.refusal ?? {};
      throw new ApiError(status, id, message, details);
    },
    close() {
      for (const worker of all) worker.kill('SIGKILL');
    },
  };
}

const DAMAGED = 'The image cannot be processed: it is damaged or too large.';
