import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { frameCount, FRAMES_PER_SECOND, type FilmDefinition } from './film.ts';

/** Why films cannot be made here. */
export class EncoderError extends Error {}

const MISSING = `ffmpeg is needed to make films, with libx264 and libvpx-vp9, and is not in the PATH.
Debian or Ubuntu: apt-get install ffmpeg. macOS: brew install ffmpeg. Windows: winget install ffmpeg.
The films that are already encoded lie in content/films/encoded; nothing else needs ffmpeg.`;

/** Colours as browsers expect them of films of this size, said in the file as well. */
const COLOR = [
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv',
  '-pix_fmt',
  'yuv420p',
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
];
/** Neither sound nor anything that changes from one run to the next. */
const PLAIN = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
/** From the best quality down, until the file keeps its limit. H.264 and VP9 count differently. */
const QUALITIES = { h264: [23, 25, 27, 29, 31], vp9: [34, 37, 40, 43, 46, 49] } as const;
/** One whole picture, the first: a film this short is read from its beginning wherever one jumps in. */
const KEYFRAMES = String(FRAMES_PER_SECOND * 60);

function start(args: readonly string[]) {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words += text;
  });
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new EncoderError(MISSING) : error),
    );
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new EncoderError(`ffmpeg gave up: ${words.trim()}`)),
    );
  });
  // Whoever writes hears of a failure by `done`, at the latest when everything is written.
  child.stdin.on('error', () => undefined);
  done.catch(() => undefined);
  return { input: child.stdin, done };
}

async function ffmpeg(...args: readonly string[]): Promise<void> {
  const { input, done } = start(args);
  input.end();
  await done;
}

/** Throws an EncoderError that says what to install when ffmpeg is not there. */
export async function requireEncoder(): Promise<void> {
  await ffmpeg('-version');
}

/** All pictures of a film, one after another, in a file without loss. */
async function writeFrames(film: FilmDefinition, file: string): Promise<void> {
  const { width, height } = film;
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`];
  const { input, done } = start([...raw, '-r', String(FRAMES_PER_SECOND), '-i', '-', '-c:v', 'ffv1', file]);
  const count = frameCount(film);
  for (let index = 0; index < count; index += 1) {
    const frame = await sharp(Buffer.from(film.frame(index / count)))
      .flatten()
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!input.write(frame)) await Promise.race([once(input, 'drain'), done]);
  }
  input.end();
  await done;
}

/** Writes a file at the best quality that keeps the limit. */
async function within(
  maxBytes: number,
  file: string,
  qualities: readonly number[],
  write: (quality: string) => Promise<void>,
): Promise<void> {
  for (const quality of qualities) {
    await write(String(quality));
    if ((await stat(file)).size <= maxBytes) return;
  }
  throw new EncoderError(`The ${extname(file)} does not fit into ${maxBytes} bytes: less should move in it`);
}

/** Draws a film and writes it as MP4 (H.264) and WebM (VP9). Files that are there stay until both are made. */
export async function encodeFilm(film: FilmDefinition, files: { mp4: string; webm: string }): Promise<void> {
  const { maxBytes } = film;
  const folder = await mkdtemp(join(tmpdir(), 'skein-film-'));
  const [frames, mp4, webm, notes] = ['frames.mkv', 'film.mp4', 'film.webm', 'notes'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  try {
    await writeFrames(film, frames);
    const source = ['-i', frames, ...COLOR, ...PLAIN, '-g', KEYFRAMES];
    const h264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-profile:v', 'high'];
    await within(maxBytes, mp4, QUALITIES.h264, (quality) =>
      ffmpeg(...source, ...h264, '-crf', quality, '-movflags', '+faststart', mp4),
    );
    const vp9 = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-row-mt', '1', '-deadline', 'good'];
    await within(maxBytes, webm, QUALITIES.vp9, async (quality) => {
      const at = [...source, ...vp9, '-crf', quality, '-passlogfile', notes];
      await ffmpeg(...at, '-cpu-used', '4', '-pass', '1', '-f', 'null', '-');
      await ffmpeg(...at, '-cpu-used', '2', '-pass', '2', webm);
    });
    await copyFile(mp4, files.mp4);
    await copyFile(webm, files.webm);
  } finally {
    await rm(folder, { recursive: true });
  }
}
