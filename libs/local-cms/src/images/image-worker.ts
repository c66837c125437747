import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { ApiError } from '../model/api-error.ts';
import type { ImageParams } from './image-params.ts';
import type { TransformedImage } from './transform-image.ts';
import { transformImage } from './transform-image.ts';

/** A task of a worker. A worker does one task at a time. */
export type ImageTask = {
  readonly file: string;
  readonly params: ImageParams;
  /** Most processor time that the task may use, in ms of all processors together. */
  readonly maxCostMs: number;
};

/** The result of a task. After the result `costsTooMuch`, the worker is still busy with the task. */
export type ImageResult =
  | ({ readonly made: true } & TransformedImage)
  | { readonly made: false; readonly costsTooMuch: true }
  | { readonly made: false; readonly refusal?: Pick<ApiError, 'status' | 'id' | 'message' | 'details'> };

const COST_INTERVAL_MS = 100;

/**
 * Calls `onTooMuch` when the process has used more processor time than `maxCostMs`, in ms. Returns a function
 * that stops the check.
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

// When memory runs out, Linux ends a worker, not the server. Other systems have no such file.
try {
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Other systems have no such file. There, the server's memory limit applies, if it has one.
}
// Pages are more urgent than pictures.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on('message', (task: ImageTask) => {
  const answer = (result: ImageResult) => {
    stopWatching();
    process.send?.(result);
  };
  const stopWatching = watchCost(task.maxCostMs, () => answer({ made: false, costsTooMuch: true }));
  void work(task).then(answer);
});
// Without its parent process, a worker has nothing to do. A normal exit would wait for the current picture.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
