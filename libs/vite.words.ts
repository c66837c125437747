import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';

/** Matches tests, stories, and the files that they share. */
const APART = /\.(test|stories|fixtures|test-support)\.tsx?$|\/(testing|fixtures)\//;

const stringOf = (node: ts.Expression): string | undefined => {
  const text = ts.isTaggedTemplateExpression(node) ? node.template : node;
  return ts.isStringLiteralLike(text) ? text.text : undefined;
};

/**
 * Returns the English text of an object that holds one text in both languages: `{ en: 'Close', es: 'Cerrar' }`.
 * Returns undefined for other objects.
 */
function englishOf({ properties }: ts.ObjectLiteralExpression): string | undefined {
  const texts = new Map(
    properties.flatMap((property) =>
      ts.isPropertyAssignment(property)
        ? [[property.name.getText(), stringOf(property.initializer)] as const]
        : [],
    ),
  );
  return properties.length === 2 && texts.get('es') !== undefined ? texts.get('en') : undefined;
}

/**
 * Returns the English versions of a library's built-in texts. Translations use them as the keys of `words`.
 * @param root the library's folder
 */
export function readWords(root: string): readonly string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    const english = ts.isObjectLiteralExpression(node) ? englishOf(node) : undefined;
    if (english !== undefined) found.add(english);
    node.forEachChild(visit);
  };
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root })) {
    if (APART.test(file)) continue;
    const code = readFileSync(join(root, file), 'utf8');
    visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true));
  }
  return [...found].sort();
}

/**
 * Writes `dist/words.json`: the texts of a library that a site can translate.
 * @param root the library's folder
 */
export const words = (root: string): Plugin => ({
  name: 'words',
  apply: 'build',
  generateBundle() {
    const source = `${JSON.stringify(readWords(root), null, 2)}\n`;
    this.emitFile({ type: 'asset', fileName: 'words.json', source });
  },
});
