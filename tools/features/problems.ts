import { textsWithoutSpanish } from '@skein/cms-client';
import { basename, dirname, join } from 'node:path';
import type { Demo } from './read-demo.ts';
import { kebab, type Library, type Look } from './read-library.ts';

/** Something that the project lacks. Its text begins with the file to edit. */
export type Problem = string;

/** Returns the path of a look's file: beside its definition, or in its own folder. */
function fileOf({ definition, variant, type }: Look, ending: string): string {
  const folder = dirname(definition);
  const name = variant ? kebab(variant.name) : basename(definition, '.content.ts');
  const isOwn = basename(folder) === name || !variant || type.variants.length === 0;
  return join(folder, isOwn ? '' : name, `${name}.${ending}`);
}

function problemsOfLook(look: Look, demo: Demo): Problem[] {
  const { type, variant, label, stories, tests } = look;
  const tag = variant ? ` with tags: ['…-${variant.key}'] as a literal` : '';
  return [
    ...(stories.length === 0 ? [`${fileOf(look, 'stories.tsx')}: ${label} has no story${tag}`] : []),
    ...(tests.length === 0 ? [`${fileOf(look, 'test.tsx')}: no test reads ${label} or its fixtures`] : []),
    ...(!demo.shows(type, variant)
      ? [
          `content/entries/pages/: no page shows ${label}; add an entry of it to the blocks of a page, such as content/entries/pages/about.ts`,
        ]
      : []),
  ];
}

function problemsOfLists({ folder, sources, registered, exported, name }: Library, demo: Demo): Problem[] {
  const registrations = `${folder}/src/registrations.ts`;
  return [...exported].flatMap(([constant, { id, name: label }]): Problem[] => {
    const definition = sources.definitions.get(constant);
    const component =
      definition !== undefined && basename(definition) === `${kebab(constant)}.content.ts`
        ? definition.replace('.content.ts', '.tsx')
        : undefined;
    return [
      ...(!registered.has(id) && component !== undefined && sources.files.has(component)
        ? [`${registrations}: ${label} has a component, ${component}, and is not registered`]
        : []),
      ...(!registered.has(id) && demo.blocks.has(id)
        ? [`${registrations}: ${demo.blocks.get(id)} holds a ${label}, which nothing in ${name} draws`]
        : []),
    ];
  });
}

/** Returns what a library lacks: stories, tests, demo pages, registrations and Spanish texts. */
export function problemsOf(library: Library, demo: Demo): Problem[] {
  const { sources, looks, fixtures, exported } = library;
  const storied = sources.stories.flatMap(({ contentType, file }) =>
    contentType !== undefined && !exported.has(contentType) && sources.definitions.has(contentType)
      ? [`${library.folder}/src/definitions.ts: ${file} shows ${contentType}, which is not exported here`]
      : [],
  );
  const english = fixtures.flatMap(({ file, name, authored }) =>
    textsWithoutSpanish(authored).map(
      (prop) => `${file}: ${prop} of ${name} has no Spanish; write t('…', '…')`,
    ),
  );
  const all = [
    ...problemsOfLists(library, demo),
    ...storied,
    ...looks.flatMap((look) => problemsOfLook(look, demo)),
    ...english,
  ];
  return [...new Set(all)];
}
