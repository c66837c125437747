import { format, type Options } from 'prettier';
import type { FieldRow } from '@skein/cms-client';
import { dirname } from 'node:path';
import { kebab, type Library, type Look } from '../features/read-library.ts';
import type { Component, ComponentLibrary, NamedType, Prop } from './read-components.ts';

const BEGIN = '<!-- components: written by `npm run components` -->';
const END = '<!-- /components -->';

export interface DescribedProp extends Prop {
  /** The value of an omitted prop, as JSON. Undefined: the prop has no default value. */
  readonly default?: string;
}

/** A component with information from the content model. */
export interface Described extends Omit<Component, 'props'> {
  readonly props: readonly DescribedProp[];
  /** Whether the component contains the title of its page (h1). Undefined if the component is not a block. */
  readonly h1?: 'yes' | 'no' | 'isPageTitle';
  readonly contentType?: string;
  readonly use?: string;
  readonly avoid?: string;
}

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function lookOf({ name, file }: Component, looks: readonly Look[]): Look | undefined {
  const near = looks.filter(({ definition }) => dirname(definition) === dirname(file));
  return near.find(({ variant, definition }) => {
    const own = variant ? pascal(variant.name) : undefined;
    return own === name || definition.endsWith(`/${kebab(name)}.block.ts`);
  });
}

function describedProp(prop: Prop, row: FieldRow | undefined): DescribedProp {
  const { help = '', defaultValue } = row?.spec ?? {};
  const about = prop.about || (help && !help.endsWith('.') ? `${help}.` : help);
  return { ...prop, about, ...(defaultValue !== undefined && { default: JSON.stringify(defaultValue) }) };
}

/**
 * Adds information from the content model to the components of a library: advice, help texts, default values
 * and the h1.
 */
export function describe({ components }: ComponentLibrary, { looks }: Library): Described[] {
  return components
    .map((component): Described => {
      const look = lookOf(component, looks);
      if (!look) return component;
      const { type, variant } = look;
      const rows = type.rows(variant?.name);
      const isOptional = rows.some(({ prop }) => prop === 'isPageTitle');
      return {
        ...component,
        props: component.props.map((prop) =>
          describedProp(
            prop,
            rows.find((row) => row.prop === prop.name),
          ),
        ),
        h1: isOptional ? 'isPageTitle' : type.bringsTitle ? 'yes' : 'no',
        contentType: type.id,
        use: variant?.use ?? type.use ?? '',
        avoid: variant?.avoid ?? type.avoid ?? '',
      };
    })
    .toSorted((a, b) => a.from.localeCompare(b.from) || a.name.localeCompare(b.name));
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '\\<');
const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;
const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
const importLine = ({ name, from }: Pick<Component, 'name' | 'from'>) => `import { ${name} } from '${from}';`;
const H1 = { yes: 'yes', no: '', isPageTitle: 'with `isPageTitle`' };

/**
 * Returns a function that returns the heading of a component. If two components have the same name, the
 * heading also contains the path.
 */
function headings(components: readonly Described[]): (component: Described) => string {
  const count = (name: string) => components.filter((one) => one.name === name).length;
  return ({ name, from }) => (count(name) === 1 ? name : `${name} (${from.split('/').slice(2).join('/')})`);
}
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');

function tableOf(components: readonly Described[], file: string): string {
  const headingOf = headings(components);
  const isBlocks = components.some(({ h1 }) => h1 !== undefined);
  const rows = components.map((one) => {
    const cells = [
      `[${one.name}](${file}#${anchorOf(headingOf(one))})`,
      code(one.from),
      cell(firstSentence(one.about)),
    ];
    return `| ${(isBlocks ? [...cells, one.h1 ? H1[one.h1] : ''] : cells).join(' | ')} |`;
  });
  const head = isBlocks ? ['Component', 'Import from', 'Shows', 'h1'] : ['Component', 'Import from', 'Shows'];
  return [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...rows].join('\n');
}

function sectionOf(component: Described, heading: string): string {
  const { about, h1, contentType, use, avoid, props, takesAttributes } = component;
  const facts = [
    about,
    use ? `**Use for:** ${use}` : '',
    avoid ? `**Rather not for:** ${avoid}` : '',
    contentType === undefined ? '' : `Content type \`${contentType}\`.`,
    h1 === 'yes' ? "Has the page's h1." : h1 === 'isPageTitle' ? "Has the page's h1 with `isPageTitle`." : '',
  ].filter((text) => text !== '');
  const rows = props.map(
    (prop) =>
      `| ${code(prop.name)}${prop.required ? ' (required)' : ''} | ${code(prop.type)} | ${cell(prop.about)}${prop.default === undefined ? '' : ` Default: ${code(prop.default)}.`} |`,
  );
  const more = takesAttributes ? '\n\nTakes the attributes of its HTML element, too.' : '';
  const table = rows.length === 0 ? '' : ['| Prop | Type | |', '| --- | --- | --- |', ...rows].join('\n');
  return `## ${heading}\n\n\`\`\`ts\n${importLine(component)}\n\`\`\`\n\n${facts.join('\n\n')}\n\n${table}${more}`;
}

const typeSection = ({ name, text, about, from }: NamedType) =>
  [
    `### ${name}`,
    `\`\`\`ts\n${from === undefined ? '' : `import type { ${name} } from '${from}';\n`}type ${name} = ${text};\n\`\`\``,
    about,
  ].join('\n\n');

/** Returns the file `COMPONENTS.md` of a library: each component with its import line and its props, and their types. */
export function componentsPage(
  { packageName, types }: ComponentLibrary,
  components: readonly Described[],
): string {
  const headingOf = headings(components);
  return [
    `# Components of ${packageName}`,
    'Written by `npm run components` from the sources and the content model. Every prop without "(required)" may be omitted.',
    ...components.map((one) => sectionOf(one, headingOf(one))),
    ...(types.length === 0 ? [] : ['## Types of the props', ...types.map(typeSection)]),
  ].join('\n\n');
}

/**
 * Returns a README with the table of components between its marks.
 * @throws if the README has no marks
 */
export function withTable(readme: string, components: readonly Described[]): string {
  const [before, rest] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (before < 0 || rest < before) throw new Error(`The README needs the lines ${BEGIN} and ${END}.`);
  return `${readme.slice(0, before)}${BEGIN}\n\n${tableOf(components, 'COMPONENTS.md')}\n\n${readme.slice(rest)}`;
}

/** Returns the text of `components.json`, which contains the facts of `COMPONENTS.md` for programs. */
export const manifestOf = (packageName: string, components: readonly Described[]): string =>
  JSON.stringify({
    package: packageName,
    components: components.map(({ file: _file, ...component }) => ({
      ...component,
      import: importLine(component),
    })),
  });

/** Returns the text of `llms.txt`, an overview of the libraries for AI assistants: https://llmstxt.org. */
export function llmsPage(
  libraries: readonly (ComponentLibrary & { readonly described: readonly Described[] })[],
): string {
  const sections = libraries.map(({ folder, packageName, description, described }) =>
    [
      `## ${packageName}`,
      `${description}.`.replace(/\.\.$/, '.'),
      [
        `- [README](${folder}/README.md): how to install and use it`,
        `- [Components](${folder}/COMPONENTS.md): every component with its props`,
        `- [Manifest](${folder}/components.json): the same as JSON`,
        ...described.map((one) => `- \`${importLine(one)}\`: ${firstSentence(one.about)}`),
      ].join('\n'),
    ].join('\n\n'),
  );
  return [
    '# Skein',
    '> React components and a server for the complete web presence of a home fiber-internet provider. Pages are composed from CMS entries; every component also works alone in any React 19 application.',
    [
      '- [README](README.md): what it is and how to start it',
      '- [Architecture](docs/architecture.md): how a page is drawn, woken and kept fresh',
      '- [Blocks](docs/blocks.md): how to write a block',
      '- [Contributing](CONTRIBUTING.md): where code lives, rules, recipes, tests',
    ].join('\n'),
    ...sections,
  ].join('\n\n');
}

/** Formats a generated document in the style of the workspace. */
export const formatted = (
  text: string,
  parser: 'markdown' | 'json',
  style: Options | null,
): Promise<string> => format(text, { ...style, parser });
