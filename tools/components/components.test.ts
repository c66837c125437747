import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { propsOf } from './props-of.ts';
import { typeText, writtenOut, type NamedTypes } from './type-text.ts';
import { componentsPage, withTable, type Described } from './write-components.ts';

const SOURCE = `
  type PropsOf<T> = { [K in keyof T]: T[K] };
  interface Link { readonly text: string; readonly to?: Link }
  export declare const value: {
    words?: string | undefined;
    side: 'left' | 'right';
    items: readonly PropsOf<{ title: string; link?: Link }>[];
    on: boolean | string;
    look?: { icon: 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' };
  };
  interface Film { title: string; sources: string[]; embedUrl?: undefined }
  interface Embedded { title: string; sources?: never; embedUrl: string; loop?: boolean }
  export declare const union: Film | Embedded;
  type Computed<F extends object, K extends string> = { [P in K]: F };
  interface Picked extends Computed<Embedded, 'loop' | 'embedUrl' | 'title'> {}
  export declare const picked: Picked;
`;

const GLOBALS = [
  'Array<T>',
  'ReadonlyArray<T>',
  'Boolean',
  'Function',
  'IArguments',
  'Number',
  'Object',
  'RegExp',
  'String',
]
  .map((name) => `interface ${name} {}`)
  .join(' ');

/** Returns the types of the props of `value`, as text, and the named types. */
function read() {
  const files = Object.entries({ 'value.ts': SOURCE, 'globals.d.ts': GLOBALS }).map(
    ([name, text]) => [name, ts.createSourceFile(name, text, ts.ScriptTarget.Latest)] as const,
  );
  const byName = new Map(files);
  const host = { ...ts.createCompilerHost({}), getSourceFile: (name: string) => byName.get(name) };
  const program = ts.createProgram([...byName.keys()], { strict: true, noLib: true }, host);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile('value.ts');
  const module = source && checker.getSymbolAtLocation(source);
  const [value, union, picked] = module ? checker.getExportsOfModule(module) : [];
  if (!value || !union || !picked) throw new Error('no value');
  const named: NamedTypes = new Map();
  const texts = checker
    .getTypeOfSymbol(value)
    .getProperties()
    .map((prop) => [prop.name, typeText(checker, checker.getTypeOfSymbol(prop), named)]);
  const props = propsOf(checker, checker.getTypeOfSymbol(union)).map(({ symbol, types, required }) => [
    symbol.name,
    `${types.map((type) => typeText(checker, type, named)).join(' | ')}${required ? '' : ', optional'}`,
  ]);
  return {
    texts: Object.fromEntries(texts) as Record<string, string>,
    props: Object.fromEntries(props) as Record<string, string>,
    picked: propsOf(checker, checker.getTypeOfSymbol(picked)).map(({ symbol }) => symbol.name),
    named,
    checker,
  };
}

describe('the type of a prop', () => {
  it('is written out as users write it, keeps names, and cuts long lists inside objects', () => {
    expect(read().texts).toEqual({
      words: 'string',
      side: "'left' | 'right'",
      items: expect.stringContaining('{ title: string; link?: Link }') as unknown,
      on: 'boolean | string',
      look: "{ icon: 'a' | 'b' | 'c' | … (9) }",
    });
  });

  it('with a name is kept for the list of types', () => {
    const { named, checker } = read();
    const link = named.get('Link');
    expect(link && writtenOut(checker, link, named)).toBe('{ text: string; to?: Link }');
  });
});

describe('the props of a component', () => {
  it('are those of all members of a union', () => {
    expect(read().props).toEqual({
      title: 'string',
      sources: 'string[], optional',
      embedUrl: 'string, optional',
      loop: 'boolean, optional',
    });
  });

  it('keep the order of the source, whichever name the compiler meets first', () => {
    expect(read().picked).toEqual(['title', 'embedUrl', 'loop']);
  });
});

const component: Described = {
  name: 'Quote',
  from: '@skein/blocks/quote',
  file: 'libs/blocks/src/quote.tsx',
  about: 'A quotation. It has marks.',
  takesAttributes: false,
  h1: 'isPageTitle',
  contentType: 'gfQuote',
  use: 'One voice.',
  avoid: '',
  props: [
    {
      name: 'side',
      type: "'left' | 'right'",
      required: true,
      about: 'Where <it> stands.',
      default: '"left"',
    },
  ],
};

describe('the documents', () => {
  it('show a component with its import, its advice and its props, and keep tables whole', () => {
    const page = componentsPage(
      { packageName: '@skein/blocks', folder: 'libs/blocks', description: '', components: [], types: [] },
      [component],
    );
    expect(page).toContain("import { Quote } from '@skein/blocks/quote';");
    expect(page).toContain('**Use for:** One voice.');
    expect(page).toContain(
      `| \`side\` (required) | \`'left' \\| 'right'\` | Where \\<it> stands. Default: \`"left"\`. |`,
    );
  });

  it('name two components of one name by their paths', () => {
    const other = { ...component, from: '@skein/blocks/other/quote' };
    const readme = withTable('<!-- components: written by `npm run components` -->\n<!-- /components -->', [
      component,
      other,
    ]);
    expect(readme).toContain('[Quote](COMPONENTS.md#quote-quote)');
    expect(readme).toContain('[Quote](COMPONENTS.md#quote-otherquote)');
    expect(readme).toContain('A quotation. | with `isPageTitle` |');
  });

  it('need their place in the README', () => {
    expect(() => withTable('# Blocks', [component])).toThrow('needs the lines');
  });
});
