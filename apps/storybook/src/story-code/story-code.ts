import { componentNamed } from '../manifest/manifest.ts';

/** What fills the slots of a story. Blocks whose props hold no other block need no provider. */
const PROVIDER = /^<BlockProvider render=\{\(\) => \{\}\}>\n([^]*)\n<\/BlockProvider>$/;
const SLOT = /\btype: '[\w-]+',?\n|\bnode=\{/;
/** Text that begins with a tag, as an attribute and as a value in an object. */
const HTML_ATTRIBUTE = /(?<= [\w-]+|^\s*[\w-]+)="(<[a-z][^"]*)"/gm;
const HTML_VALUE = /'(<[a-z](?:[^'\\\n]|\\.)*)'/g;
const COMPONENT = /<([A-Z]\w*)/g;

const literal = (html: string) => `htmlLiteral\`${html.replaceAll(/[\\`]|\$\{/g, '\\$&')}\``;

function unwrapped(code: string): string {
  const inner = PROVIDER.exec(code)?.[1];
  return inner === undefined || SLOT.test(inner) ? code : inner.replaceAll(/^ {2}/gm, '');
}

/** Returns import lines for names, by the entry point to import them from. */
function importLines(code: string, file: string): string[] {
  const names = new Set([...code.matchAll(COMPONENT)].map(([, name = '']) => name));
  const imported = [...names].flatMap((name) => componentNamed(name, file) ?? []);
  const entries = Map.groupBy(
    [
      ...imported.map(({ name, from }) => ({ name, from })),
      ...(code.includes('htmlLiteral`') ? [{ name: 'htmlLiteral', from: '@skein/ui' }] : []),
      ...(names.has('Fragment') ? [{ name: 'Fragment', from: 'react' }] : []),
    ],
    ({ from }) => from,
  );
  return [...entries]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(
      ([from, parts]) =>
        `import { ${parts
          .map(({ name }) => name)
          .sort()
          .join(', ')} } from '${from}';`,
    );
}

/**
 * Returns the code of a story as an application may copy it: with its import lines, without what the catalog puts
 * around it, and with HTML marked as safe.
 * @param code the elements of the story, as Storybook writes them
 * @param file path of the stories file
 */
export function storyCode(code: string, file: string): string {
  // Storybook asks twice: for the event with the code, and for the docs page.
  if (code.startsWith('import ')) return code;
  const jsx = unwrapped(code)
    .replaceAll('React.Fragment', 'Fragment')
    .replaceAll(/(<\/?)styled\.(?=[a-z])/g, '$1')
    .replaceAll(HTML_ATTRIBUTE, (_, html: string) => `={${literal(html.replaceAll('&quot;', '"'))}}`)
    .replaceAll(HTML_VALUE, (_, html: string) => literal(html.replaceAll(/\\(['"\\])/g, '$1')));
  const lines = importLines(jsx, file);
  return lines.length === 0 ? jsx : `${lines.join('\n')}\n\n${jsx}`;
}
