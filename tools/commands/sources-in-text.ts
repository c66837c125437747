import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, relative, resolve } from 'node:path';

/**
 * Matches a file of the built server with line and column, as in a stack trace. The folder before `dist` may be any,
 * because a log may come from another machine.
 */
const PLACE = /(?:file:\/\/)?[^\s"'()]*\/(dist\/server\/[\w./-]+\.js):(\d+):(\d+)/g;

/**
 * Returns a function that replaces places in built files by places in the source, if there is a source map.
 * @param built the folder with `dist/server`
 * @param home the folder to which the returned paths are relative
 */
export function sourcesInText(built: string, home = built): (text: string) => string {
  const maps = new Map<string, SourceMap | undefined>();
  function mapOf(file: string): SourceMap | undefined {
    if (!maps.has(file)) {
      const map = `${resolve(built, file)}.map`;
      const payload = existsSync(map)
        ? (JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload)
        : undefined;
      maps.set(file, payload && new SourceMap(payload));
    }
    return maps.get(file);
  }
  return (text) =>
    text.replaceAll(PLACE, (place, file: string, line: string, column: string) => {
      const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
      if (!origin || !('fileName' in origin)) return place;
      const source = relative(home, resolve(built, dirname(file), origin.fileName));
      return `${source}:${origin.lineNumber}:${origin.columnNumber}`;
    });
}
