import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { serveHere, type ServedHere } from '../commands/serve-here.ts';
import { stillSvg } from './still-svg.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.woff2': 'font/woff2',
};

function fileOf(folder: string, url: string): string | undefined {
  const { pathname } = new URL(url, 'http://localhost');
  try {
    const path = decodeURIComponent(pathname);
    const file = resolve(join(folder, path.endsWith('/') ? `${path}index.html` : path));
    return file.startsWith(folder + sep) && statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Serves the files of a folder to this machine, on a port that is free; drawings without their animations. */
export function serveFolder(path: string): Promise<ServedHere> {
  const folder = resolve(path);
  const server = createServer((request, response) => {
    const file = fileOf(folder, request.url ?? '/');
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    // Kept for the run: each story loads the same scripts, and both builds have names of their own for them.
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'max-age=3600',
    });
    if (extname(file) === '.svg') response.end(stillSvg(readFileSync(file, 'utf8')));
    else createReadStream(file).pipe(response);
  });
  return serveHere(server);
}
