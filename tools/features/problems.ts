import { textsWithoutSpanish } from '@skein/cms-client';
import { basename, dirname, join } from 'node:path';
import type { Demo } from './read-demo.ts';
import { kebab, type Library, type Look } from './read-library.ts';

/** Text about something that is missing in the project. It begins with the path of the file to edit. */
export type Problem = string;

/** Returns the path at which a content type or variant should have a file with this ending, such as `stories.tsx`. */
function fileOf({ definition, variant, type }: Look, ending: string): string {
  const folder = dirname(definition);
  const name = variant ? kebab(variant.name) : basename(definition).replace(/\.(block|content)\.ts$/, '');
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

function problemsOfLists({ folder, sources, drawn, exported, name }: Library, demo: Demo): Problem[] {
  const list = `${folder}/src/blocks.ts`;
  const unlisted = [...sources.definitions].flatMap(([constant, file]) =>
    file.endsWith('.block.ts') && basename(file, '.block.ts') === kebab(constant) && !exported.has(constant)
      ? [`${list}: ${file} is not listed`]
      : [],
  );
  const undrawn = [...exported.values()].flatMap(({ id, name: label }) =>
    !drawn.has(id) && demo.blocks.has(id)
      ? [`${list}: ${demo.blocks.get(id)} holds a ${label}, which nothing in ${name} draws`]
      : [],
  );
  return [...unlisted, ...undrawn];
}

/** Returns the problems of a library: missing stories, tests, demo pages, exports or Spanish texts. */
export function problemsOf(library: Library, demo: Demo): Problem[] {
  const { sources, looks, fixtures, exported } = library;
  const storied = sources.stories.flatMap(({ contentType, file }) =>
    contentType !== undefined && !exported.has(contentType) && sources.definitions.has(contentType)
      ? [`${library.folder}/src/blocks.ts: ${file} shows ${contentType}, which is not exported here`]
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
