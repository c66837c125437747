import type { Advice } from '@skein/cms-client';
import type { Demo } from './read-demo.ts';
import type { Library, Look } from './read-library.ts';
import type { StoryRow } from './read-sources.ts';

const code = (text: string) => `\`${text}\``;
const within = (folder: string) => (file: string) => code(file.replace(`${folder}/src/`, ''));
const unique = (all: readonly string[]) => [...new Set(all)];

/** `Title › name; › name`, a title once. */
function storyNames(stories: readonly StoryRow[]): string {
  return unique(stories.map(({ title }) => title))
    .map(
      (title) =>
        `${title}: ${stories
          .filter((one) => one.title === title)
          .map(({ name }) => name)
          .join('; ')}`,
    )
    .join('. ');
}

function pagesText(look: Look, demo: Demo): string {
  const pages = demo.pagesWith(look.type, look.variant);
  return pages.length > 0
    ? pages.map((page) => (page.startsWith('/') ? code(page) : page)).join(' ')
    : 'none yet';
}

const adviceLines = ({ use, avoid }: Partial<Advice>) => [
  ...(use === undefined ? [] : [`- Use it for: ${use}`]),
  ...(avoid === undefined ? [] : [`- Rather not for: ${avoid}`]),
];

function lookSection(look: Look, shared: readonly string[], folder: string, demo: Demo): string[] {
  const { type, variant, label, stories } = look;
  const fields = type
    .rows()
    .filter(({ variants }) => !variants || !variant || variants.includes(variant.name));
  const tests = look.tests.filter((file) => !shared.includes(file));
  return [
    `## ${label}`,
    '',
    ...adviceLines(variant ?? type),
    `- Content: ${code(type.id)}${variant ? `, ${code(variant.name)}` : ''}, ${fields.length} fields`,
    `- Stories: ${storyNames(stories)}`,
    ...(tests.length > 0 ? [`- Tests: ${tests.map(within(folder)).join(' ')}`] : []),
    `- Demo: ${pagesText(look, demo)}`,
    '',
  ];
}

/** The looks of one content type, after the tests that are for all of them. */
function typeSections(looks: readonly Look[], folder: string, demo: Demo): string[] {
  const [first] = looks;
  const shared =
    looks.length > 1
      ? (first?.tests ?? []).filter((file) => looks.every(({ tests }) => tests.includes(file)))
      : [];
  const about = `Tests of every ${first?.type.name.toLowerCase()}: ${shared.map(within(folder)).join(' ')}`;
  return [
    ...(shared.length > 0 ? [about, ''] : []),
    ...looks.flatMap((look) => lookSection(look, shared, folder, demo)),
  ];
}

/** Components that are shown by themselves: one section per title of the catalogue. */
function componentSections({ sources, exported, folder }: Library): string[] {
  const others = sources.stories.filter(({ contentType }) => !contentType || !exported.has(contentType));
  return unique(others.map(({ title }) => title)).flatMap((title) => {
    const stories = others.filter((one) => one.title === title);
    const own = unique(stories.map(({ file }) => file.slice(0, file.lastIndexOf('/'))));
    const tests = sources.tests.filter(({ file }) => own.includes(file.slice(0, file.lastIndexOf('/'))));
    return [
      `## ${title.slice(title.indexOf('/') + 1)}`,
      '',
      `- Stories: ${stories.map(({ name }) => name).join('; ')}`,
      ...(tests.length > 0 ? [`- Tests: ${tests.map(({ file }) => within(folder)(file)).join(' ')}`] : []),
      '',
    ];
  });
}

/** The page of one library, in Markdown. Sections stand alone, so that two changes meet only where they change the same. */
export function areaPage(library: Library, demo: Demo): string {
  const { name, folder, looks, contentTypes, registered } = library;
  const parts = contentTypes.filter(({ id }) => !registered.has(id));
  const isContract = library.sources.files.has(`${folder}/src/contract.test.tsx`);
  return [
    `# What ${code(`@skein/${name}`)} has`,
    '',
    'Written by `npm run features` from content types, stories, tests and the demo; edit those instead.',
    '',
    `Tests are named from ${code(`${folder}/src`)}.${isContract ? ` Beside them ${code('contract.test.tsx')} draws every story in both languages, wakes it, and breaks every entry.` : ''}`,
    '',
    ...unique(looks.map(({ type }) => type.id)).flatMap((id) =>
      typeSections(
        looks.filter(({ type }) => type.id === id),
        folder,
        demo,
      ),
    ),
    ...componentSections(library),
    ...(parts.length > 0
      ? [
          '## Inside others',
          '',
          ...parts.map(
            ({ name, id, description, use }) =>
              `- ${name}, ${code(id)}: ${description}${use === undefined ? '' : `. Use it for: ${use}`}`,
          ),
          '',
        ]
      : []),
  ].join('\n');
}
