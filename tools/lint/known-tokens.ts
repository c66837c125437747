import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import { tokensCss } from '../../libs/ui/src/tokens/tokens-css.ts';

const TOKENS: ReadonlySet<string> = new Set(
  [...tokensCss.matchAll(/[{;](--[\w-]+):/g)].flatMap(([, name]) => name ?? []),
);
const firstWord = (name: string) => name.split('-')[2] ?? '';
const firstWords = [...TOKENS].map(firstWord);
/** First words that several tokens share, such as `color`. Other custom properties must not use these words. */
const FAMILIES = new Set(firstWords.filter((word, place) => firstWords.indexOf(word) !== place));

const ofFamily = (name: string) => name.split('-').length > 3 && FAMILIES.has(firstWord(name));

/** Character that replaces each expression in the text of a template literal. */
const HOLE = '\u0001';
const USED = /var\(\s*(--[\w\u0001-]+)/g;
/** Matches the name of a custom property that is set: in CSS, as an object key, or with `setProperty`. */
const DEFINED = /(?<=setProperty\(\s*['"])(--[a-z][\w-]*)|(--[a-z][\w-]*)(?=['"]?\s*:)/gi;
const NO_SOURCES = /^(node_modules|dist|out-tsc|generated|\..*)$/;

const definedIn = (text: string) => [...text.matchAll(DEFINED)].map(([name]) => name);

function definedBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((found) => {
    const path = join(folder, found.name);
    if (found.isDirectory()) return NO_SOURCES.test(found.name) ? [] : definedBelow(path);
    return /\.tsx?$/.test(found.name) ? definedIn(readFileSync(path, 'utf8')) : [];
  });
}

const ownOfPackage = new Map<string, ReadonlySet<string>>();

/** Returns the custom properties that a file's package sets. It reads each package once. */
function ownOf(file: string): ReadonlySet<string> {
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json'))) {
    if (folder === dirname(folder)) return new Set();
    folder = dirname(folder);
  }
  const own = ownOfPackage.get(folder) ?? new Set(definedBelow(folder));
  ownOfPackage.set(folder, own);
  return own;
}

/**
 * Reports unknown names in `var(--…)`, because browsers do not report them. Known names are the design system's
 * tokens, and custom properties that the package sets. Also reports custom properties that look like tokens,
 * because their first word is a token's first word.
 */
export const knownTokens = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unknown: `No token file defines {{ name }}, and nothing in this package sets it.`,
      family: `{{ name }} is set like a token, and is none. A property of one's own begins with another word.`,
    },
  },
  defaultOptions: [],
  create({ filename, sourceCode, report }) {
    const own = [...ownOf(filename), ...definedIn(sourceCode.text)];
    const known = new Set([...TOKENS, ...own.filter((name) => !ofFamily(name))]);

    function fits(name: string): boolean {
      if (!name.includes(HOLE)) return known.has(name);
      const pattern = new RegExp(`^${name.split(HOLE).join(String.raw`[\w-]+`)}$`);
      return [...known].some((one) => pattern.test(one));
    }

    /**
     * Checks a piece of source code.
     * @param at converts an index in the piece to an index in the file
     */
    function check(text: string, at: (index: number) => number): void {
      const loc = (index: number) => sourceCode.getLocFromIndex(at(index));
      for (const { 1: name = '', index } of text.matchAll(USED)) {
        if (fits(name)) continue;
        report({ loc: loc(index), messageId: 'unknown', data: { name: name.replaceAll(HOLE, '…') } });
      }
      for (const { 0: name, index } of text.matchAll(DEFINED)) {
        if (!ofFamily(name) || TOKENS.has(name)) continue;
        report({ loc: loc(index), messageId: 'family', data: { name } });
      }
    }

    return {
      Literal({ value, range }: TSESTree.Literal) {
        if (typeof value === 'string') check(value, (index) => range[0] + 1 + index);
      },
      TemplateLiteral({ quasis }: TSESTree.TemplateLiteral) {
        const starts: number[] = [];
        let text = '';
        for (const { value, range } of quasis) {
          const piece = text === '' && starts.length === 0 ? value.raw : HOLE + value.raw;
          for (let index = 0; index < piece.length; index += 1)
            starts.push(range[0] + 1 + index - (piece.length - value.raw.length));
          text += piece;
        }
        check(text, (index) => starts[index] ?? 0);
      },
    };
  },
});
