/** A fenced block of a page in Markdown. */
interface Fence {
  readonly info: string;
  readonly text: string;
}

const fencesOf = (markdown: string): Fence[] =>
  [...markdown.matchAll(/^```(.*)\n([^]*?)^```$/gm)].map(([, info = '', text = '']) => ({ info, text }));

const COMMAND = /^(npx nx (?:g|sync)\b|npm install$)/;

/** Lines of all shell blocks, comments left out. */
const shellLines = (markdown: string): string[] =>
  fencesOf(markdown)
    .filter(({ info }) => info === 'sh')
    .flatMap(({ text }) => text.split('\n'))
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '');

/** What a page tells the reader to type in order to have something generated; comments left out. */
export const commandsIn = (markdown: string): string[] =>
  shellLines(markdown).filter((line) => COMMAND.test(line));

/** A command that a page has the reader check with. */
export interface Check {
  /** As the page shows it. */
  readonly line: string;
  /** Where it is run, from the root: `(cd libs/blocks && …)`. */
  readonly folder: string;
  /** The command and what follows it. */
  readonly words: readonly string[];
}

/** What a page tells the reader to type under its heading "Check". Throws where there is none. */
export function checksIn(markdown: string): Check[] {
  const section = /^## (?:\d+\. )?Check\n([^]*?)(?=^## |(?![^]))/m.exec(markdown)?.[1];
  if (section === undefined) throw new Error('The page has no "Check" with commands');
  return shellLines(section).map((line) => {
    const [, folder = '.', command = line] = /^\(cd (\S+) && (.+)\)$/.exec(line) ?? [];
    return { line, folder, words: command.split(/\s+/) };
  });
}

/** Files that a page writes out, by path: fences that begin with ts file=… */
export const filesIn = (markdown: string): ReadonlyMap<string, string> =>
  new Map(
    fencesOf(markdown).flatMap(({ info, text }) => {
      const file = /\bfile=(\S+)/.exec(info)?.[1];
      return file === undefined ? [] : [[file, text] as const];
    }),
  );
