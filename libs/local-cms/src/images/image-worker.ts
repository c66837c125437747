import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { ApiError } from '../model/api-error.ts';
import type { ImageParams } from './image-params.ts';
import type { TransformedImage } from './transform-image.ts';
import { transformImage } from './transform-image.ts';

/** What a worker is asked, one thing at a time. */
export type ImageTask = { readonly file: string; readonly params: ImageParams };

/** And what it answers. */
export type ImageResult =
  | ({ readonly made: true } & TransformedImage)
  | { readonly made: false; readonly refusal?: Pick<ApiError, 'status' | 'id' | 'message' | 'details'> };

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
process.on('message', (task: ImageTask) => void work(task).then((result) => process.send?.(result)));
// Without the one who asks there is nothing to do, and an exit would wait for what is under way.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
