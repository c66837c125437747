import { LABEL_LENGTH_MAX } from './applications.constants.ts';

/** What no label has: separators of paths, what shells and systems read as more than a name, controls, text that turns round. */
const UNWANTED = /[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]/gu;

/**
 * The name of a file as people read it. Nothing is ever opened by it: files lie under ids of their own.
 * @param name as the browser sent it, whatever that is
 */
export function fileLabel(name: string): string {
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/u).at(-1) ?? '';
  const clean = last
    .replaceAll(UNWANTED, '')
    .replace(/^[\s.]+/u, '')
    .trim();
  const characters = [...clean];
  if (characters.length <= LABEL_LENGTH_MAX) return clean || 'file';
  const ending = /\.[^.]{1,10}$/u.exec(clean)?.[0] ?? '';
  return `${characters.slice(0, LABEL_LENGTH_MAX - ending.length - 1).join('')}…${ending}`;
}
