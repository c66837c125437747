import * as finder from '@skein/apartment-finder/blocks';
import * as blocks from '@skein/blocks/blocks';
import * as careers from '@skein/careers/blocks';
import * as carousels from '@skein/carousels/blocks';
import * as cities from '@skein/cities/blocks';
import { createRegistry, parseEntry, type Link, type RawAsset, type RawEntry } from '@skein/cms-client';
import { createServerSanitize } from '@skein/cms-client/server/sanitize';
import * as forms from '@skein/forms/blocks';
import * as quizzes from '@skein/quiz/blocks';
import * as shell from '@skein/shell/blocks';
import { colorTokens } from '@skein/ui';
import { readFileSync } from 'node:fs';
import type { ComponentType } from 'react';

interface Content {
  readonly entries: readonly RawEntry[];
  readonly assets: readonly RawAsset[];
}

const registry = createRegistry([shell, blocks, forms, cities, carousels, finder, quizzes, careers]);
/** The content of the demo, in English alone. */
const { entries, assets } = JSON.parse(readFileSync('demo.json', 'utf8')) as Content;
const found = {
  Entry: new Map(entries.map((entry) => [entry.sys.id, entry])),
  Asset: new Map(assets.map((asset) => [asset.sys.id, asset])),
};
const lookup = ({ sys }: Link) => found[sys.linkType].get(sys.id);
const options = {
  types: [...registry.values()].map(({ type }) => type),
  locale: 'en-US',
  palette: colorTokens,
  sanitize: createServerSanitize(),
} as const;
/** Props of the header and the footer, which need the path of the page. */
const page = { path: '/', locale: 'en-US' } as const;

async function draw(raw: RawEntry) {
  const line = registry.get(raw.sys.contentType.sys.id);
  if (line === undefined) return undefined;
  const { value } = parseEntry(line.type, raw, { lookup }, options);
  if (value === undefined) return undefined;
  const Component = (await line.load()) as ComponentType<object>;
  return <Component key={raw.sys.id} {...value} {...{ page }} />;
}

/** A server component that draws all entries of the demo. The build fails if an entry cannot be drawn. */
export default async function Page() {
  return <main id="main">{await Promise.all(entries.map(draw))}</main>;
}
