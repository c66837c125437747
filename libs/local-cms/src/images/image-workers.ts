import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import path from 'node:path';
import { ApiError } from '../model/api-error.ts';
import type { ImageParams } from './image-params.ts';
import type { ImageResult, ImageTask } from './image-worker.ts';
import { MAX_COST_MS } from './images.constants.ts';
import type { TransformedImage } from './transform-image.ts';

/**
 * Makes a picture.
 * @throws ApiError, CostlyPictureError, or the signal's reason when it aborts; no work then continues in the
 * background
 */
export type Transform = (file: string, params: ImageParams, signal: AbortSignal) => Promise<TransformedImage>;

export type ImageWorkers = { readonly transform: Transform; close(): void };

/** Thrown for a picture that would keep a worker from others. */
export class CostlyPictureError extends ApiError {
  constructor() {
    super(422, 'UnprocessableEntity', 'The image cannot be processed: it takes too long.');
  }
}

/** The worker's module beside this one, in the sources or in the build. */
const WORKER = path.join(import.meta.dirname, `image-worker${path.extname(import.meta.filename)}`);

/**
 * Creates workers that make pictures in processes of their own: only a process can be ended during an endless
 * drawing, and pages do not wait for its threads. There are as many workers as pictures at a time; an idle one
 * waits for the next picture.
 */
export function imageWorkers(file = WORKER, startProcess = fork, maxCostMs = MAX_COST_MS): ImageWorkers {
  const idle: ChildProcess[] = [];
  const all = new Set<ChildProcess>();

  function start(): ChildProcess {
    const worker = startProcess(file, { serialization: 'advanced', execArgv: [] });
    const drop = () => {
      all.delete(worker);
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    };
    all.add(worker);
    // A process that cannot be started emits several errors; one without a listener would end this process.
    worker.once('exit', drop).on('error', drop);
    // It keeps nobody from ending.
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
    // One that dies of a picture cannot make it.
    const died = () => resolve({ made: false });
    const answered = (result: ImageResult) => {
      if ('costsTooMuch' in result) worker.kill('SIGKILL');
      resolve(result);
    };
    worker.once('message', answered);
    worker.once('exit', died);
    worker.once('error', reject);
    signal.addEventListener('abort', giveUp, { once: true });
    // A process without a channel was never started: its error is on the way.
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
