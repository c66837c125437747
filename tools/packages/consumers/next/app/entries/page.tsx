import { registrations as finder } from '@skein/apartment-finder/registrations';
import { registrations as blocks } from '@skein/blocks/registrations';
import { registrations as careers } from '@skein/careers/registrations';
import { registrations as carousels } from '@skein/carousels/registrations';
import { registrations as cities } from '@skein/cities/registrations';
import { parseEntry, type Link, type RawAsset, type RawEntry } from '@skein/cms-client';
import { createServerSanitize } from '@skein/cms-client/server/sanitize';
import { registrations as forms } from '@skein/forms/registrations';
import { registrations as quizzes } from '@skein/quiz/registrations';
import { registrations as shell } from '@skein/shell/registrations';
import { colorTokens } from '@skein/ui';
import { readFileSync } from 'node:fs';
import type { ComponentType } from 'react';

interface Content {
  readonly entries: readonly RawEntry[];
  readonly assets: readonly RawAsset[];
}

const drawn = [...shell, ...blocks, ...forms, ...cities, ...carousels, ...finder, ...quizzes, ...careers];
/** The content of the demo, in English alone. */
const { entries, assets } = JSON.parse(readFileSync('demo.json', 'utf8')) as Content;
const found = {
  Entry: new Map(entries.map((entry) => [entry.sys.id, entry])),
  Asset: new Map(assets.map((asset) => [asset.sys.id, asset])),
};
const lookup = ({ sys }: Link) => found[sys.linkType].get(sys.id);
const options = {
  types: drawn.map(({ type }) => type),
  locale: 'en-US',
  palette: colorTokens,
  sanitize: createServerSanitize(),
} as const;
/** Header and footer are told where they stand. */
const page = { path: '/', locale: 'en-US' } as const;

async function draw(raw: RawEntry) {
  const line = drawn.find(({ type }) => type.id === raw.sys.contentType.sys.id);
  if (line === undefined) return undefined;
  const { value } = parseEntry(line.type, raw, { lookup }, options);
  if (value === undefined) return undefined;
  const Component = (await line.load()) as ComponentType<object>;
  return <Component key={raw.sys.id} {...value} {...{ page }} />;
}

/** Every entry of the demo that has a component, drawn by a server component: one that cannot be ends the build. */
export default async function Page() {
  return <main id="main">{await Promise.all(entries.map(draw))}</main>;
}
