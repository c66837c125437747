import { componentNamed, componentOfType } from '../manifest/manifest.ts';

/** Matches the code of the slot provider, which surrounds every block of a story. */
const PROVIDER = /^<BlockProvider render=\{\(\) => \{\}\}>\n([^]*)\n<\/BlockProvider>$/;
const SLOT_TYPE = /\btype: '(gf\w+)'/g;
/** Matches HTML in an attribute. The next pattern matches HTML as a value in an object. */
const HTML_ATTRIBUTE = /(?<= [\w-]+|^\s*[\w-]+)="(<[a-z][^"]*)"/gm;
const HTML_VALUE = /'(<[a-z](?:[^'\\\n]|\\.)*)'/g;
const COMPONENT = /<([A-Z]\w*)/g;

const literal = (html: string) => `htmlLiteral\`${html.replaceAll(/[\\`]|\$\{/g, '\\$&')}\``;

interface Import {
  readonly name: string;
  readonly from: string;
}

/**
 * Returns a story's code without the slot provider if no slot is filled. Otherwise, the provider names the
 * components that fill the slots, with a placeholder for components that exist only in stories.
 */
function withSlots(code: string): { readonly jsx: string; readonly imports: readonly Import[] } {
  const inner = PROVIDER.exec(code)?.[1];
  if (inner === undefined) return { jsx: code, imports: [] };
  const types = new Set([...inner.matchAll(SLOT_TYPE)].map(([, type = '']) => type));
  if (types.size === 0) return { jsx: inner.replaceAll(/^ {2}/gm, ''), imports: [] };
  const filled = [...types].map((type) => ({ type, component: componentOfType(type) }));
  const names = filled.map(
    ({ type, component }) => `${type}: ${component?.name ?? "() => 'A block of yours'"}`,
  );
  return {
    jsx: `<BlockProvider render={renderWith({ ${names.join(', ')} })}>\n${inner}\n</BlockProvider>`,
    imports: [
      { name: 'BlockProvider', from: '@skein/cms-client' },
      { name: 'renderWith', from: '@skein/cms-client' },
      ...filled.flatMap(({ component }) => component ?? []),
    ],
  };
}

/** Returns import lines for the components in code and for `more`, grouped by entry point. */
function importLines(code: string, file: string, more: readonly Import[]): string[] {
  const names = new Set([...code.matchAll(COMPONENT)].map(([, name = '']) => name));
  const parts = [
    ...more,
    ...[...names].flatMap((name) => componentNamed(name, file) ?? []),
    ...(code.includes('htmlLiteral`') ? [{ name: 'htmlLiteral', from: '@skein/ui' }] : []),
    ...(names.has('Fragment') ? [{ name: 'Fragment', from: 'react' }] : []),
  ];
  const entries = Map.groupBy(parts, ({ from }) => from);
  return [...entries]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(
      ([from, named]) =>
        `import { ${[...new Set(named.map(({ name }) => name))].sort().join(', ')} } from '${from}';`,
    );
}

/**
 * Returns the code of a story for developers to copy: with its import lines, without the catalog's wrappers,
 * and with HTML marked as safe.
 * @param code the elements of the story, as Storybook writes them
 * @param file path of the stories file
 */
export function storyCode(code: string, file: string): string {
  // Storybook calls this twice: for the event with the code, and for the docs page.
  if (code.startsWith('import ')) return code;
  const { jsx: whole, imports } = withSlots(code);
  const jsx = whole
    .replaceAll('React.Fragment', 'Fragment')
    .replaceAll(/(<\/?)styled\.(?=[a-z])/g, '$1')
    .replaceAll(HTML_ATTRIBUTE, (_, html: string) => `={${literal(html.replaceAll('&quot;', '"'))}}`)
    .replaceAll(HTML_VALUE, (_, html: string) => literal(html.replaceAll(/\\(['"\\])/g, '$1')));
  const lines = importLines(jsx, file, imports);
  return lines.length === 0 ? jsx : `${lines.join('\n')}\n\n${jsx}`;
}
