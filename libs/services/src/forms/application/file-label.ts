import { LABEL_LENGTH_MAX } from './applications.constants.ts';
import type { FileKind } from './kind-of-file.ts';

/**
 * Matches characters that a file label must not contain: path separators, characters with a meaning in shells
 * and file systems, control characters, and marks that reverse text.
 */
const UNWANTED = /[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]/gu;

function withoutDots(name: string): string {
  let end = name.length;
  while (end > 0 && /[\s.]/u.test(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
}

const ended = (name: string, kind: FileKind | undefined): string =>
  kind === undefined || name.toLowerCase().endsWith(`.${kind}`) ? name : `${withoutDots(name)}.${kind}`;

/**
 * Returns a file name for people to read. The server does not use this name in paths.
 * @param name as the browser sent it, unchecked
 * @param kind type of the file; the result ends with the extension of this type
 */
export function fileLabel(name: string, kind?: FileKind): string {
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/u).at(-1) ?? '';
  const clean =
    last
      .replaceAll(UNWANTED, '')
      .replace(/^[\s.]+/u, '')
      .trim() || 'file';
  const label = ended(clean, kind);
  const characters = [...label];
  if (characters.length <= LABEL_LENGTH_MAX) return label;
  const ending = /(?:\.[^.]{1,10}){1,2}$/u.exec(label)?.[0] ?? '';
  return `${characters.slice(0, LABEL_LENGTH_MAX - [...ending].length - 1).join('')}…${ending}`;
}
