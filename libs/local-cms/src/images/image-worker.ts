import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { ApiError } from '../model/api-error.ts';
import type { ImageParams } from './image-params.ts';
import type { TransformedImage } from './transform-image.ts';
import { transformImage } from './transform-image.ts';

/** A task of a worker, which does one at a time. */
export type ImageTask = {
  readonly file: string;
  readonly params: ImageParams;
  /** Most processor time that the task may use, in ms of all processors together. */
  readonly maxCostMs: number;
};

/** The result of a task. After a task that costs too much, the worker is still busy with it. */
export type ImageResult =
  | ({ readonly made: true } & TransformedImage)
  | { readonly made: false; readonly costsTooMuch: true }
  | { readonly made: false; readonly refusal?: Pick<ApiError, 'status' | 'id' | 'message' | 'details'> };

/** How often to check the cost, ms. */
const COST_INTERVAL_MS = 100;

/**
 * Calls back when the process has used more processor time than this, in ms. Returns a function that stops it.
 */
function watchCost(maxCostMs: number, onTooMuch: () => void): () => void {
  const before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 > maxCostMs) onTooMuch();
  }, COST_INTERVAL_MS);
  return () => clearInterval(timer);
}

async function work({ file, params }: ImageTask): Promise<ImageResult> {
  try {
    return { made: true, ...(await transformImage(await readFile(file), params)) };
  } catch (error) {
    if (!(error instanceof ApiError)) return { made: false };
    const { status, id, message, details } = error;
    return { made: false, refusal: { status, id, message, details } };
  }
}

// Pages come before pictures.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on('message', (task: ImageTask) => {
  const answer = (result: ImageResult) => {
    stopWatching();
    process.send?.(result);
  };
  const stopWatching = watchCost(task.maxCostMs, () => answer({ made: false, costsTooMuch: true }));
  void work(task).then(answer);
});
// Without the one who asks there is nothing to do, and an exit would wait for what is under way.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
