import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** What is no code of a library that is built on: tests, stories, and what both share. */
const APART = /\.(test|stories|fixtures|test-support)\.tsx?$|\/(testing|fixtures)\//;

const stringOf = (node: ts.Expression): string | undefined => {
  const text = ts.isTaggedTemplateExpression(node) ? node.template : node;
  return ts.isStringLiteralLike(text) ? text.text : undefined;
};

/** The English of a text in both languages: `{ en: 'Close', es: 'Cerrar' }`. */
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

/** The built-in texts of a library: keys for the words of another language. @param folder `libs/ui` */
export function readTexts(root: string, folder: string): readonly string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    const english = ts.isObjectLiteralExpression(node) ? englishOf(node) : undefined;
    if (english !== undefined) found.add(english);
    node.forEachChild(visit);
  };
  for (const file of globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root })) {
    if (APART.test(file)) continue;
    const code = readFileSync(join(root, file), 'utf8');
    visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true));
  }
  return [...found].sort();
}
