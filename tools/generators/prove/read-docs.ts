/** A fenced block of a page in Markdown. */
interface Fence {
  readonly info: string;
  readonly text: string;
}

const fencesOf = (markdown: string): Fence[] =>
  [...markdown.matchAll(/^```(.*)\n([^]*?)^```$/gm)].map(([, info = '', text = '']) => ({ info, text }));

const COMMAND = /^(npx nx (?:g|sync)\b|npm install$)/;

/** What a page tells the reader to type in order to have something generated; comments left out. */
export const commandsIn = (markdown: string): string[] =>
  fencesOf(markdown)
    .filter(({ info }) => info === 'sh')
    .flatMap(({ text }) => text.split('\n'))
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => COMMAND.test(line));

/** Files that a page writes out, by path: fences that begin with ts file=… */
export const filesIn = (markdown: string): ReadonlyMap<string, string> =>
  new Map(
    fencesOf(markdown).flatMap(({ info, text }) => {
      const file = /\bfile=(\S+)/.exec(info)?.[1];
      return file === undefined ? [] : [[file, text] as const];
    }),
  );
