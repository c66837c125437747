import * as blocks from '@skein/blocks/blocks';
import { buildExport, collect, contentTypesOf, type AnyEntryType } from '@skein/cms-client';
import * as forms from '@skein/forms/blocks';
import { folderTexts } from '@skein/local-cms';
import * as shell from '@skein/shell/blocks';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as own from '../template/src/blocks/blocks.ts';
import { frame } from './frame.ts';
import { building } from './pages.building.ts';
import { contact } from './pages.contact.ts';
import { help } from './pages.help.ts';
import { home } from './pages.home.ts';
import { checkAddressPage, notFound, sent, serverError } from './pages.needed.ts';
import { plansPage } from './pages.plans.ts';

export const TEMPLATE = join(import.meta.dirname, '../template');

const ROOTS = [
  frame,
  home,
  plansPage,
  building,
  help,
  contact,
  checkAddressPage,
  sent,
  notFound,
  serverError,
];
const used = new Set(collect(ROOTS).entries.map(({ typeId }) => typeId));

/** The content types that the content of a new site uses. */
export const contentTypes: readonly AnyEntryType[] = contentTypesOf([shell, blocks, forms, own]).filter(
  ({ id }) => used.has(id),
);

/** Returns the export of a new site. It includes the size of each asset's file. */
export function siteContent(): ReturnType<typeof buildExport> {
  const made = buildExport({
    types: contentTypes,
    roots: ROOTS,
    publishedAt: '2026-07-01T09:00:00.000Z',
    // After two slashes, the CMS vendor's import tool reads a path within its folder of assets.
    fileUrl: ({ fileName }) => `//assets/${fileName}`,
  });
  for (const { fileName, details } of made.assets.flatMap(({ fields }) => Object.values(fields.file)))
    Object.assign(details, { size: readFileSync(join(TEMPLATE, 'content/assets', fileName)).byteLength });
  return made;
}

/** Returns the files of a new site's content: texts by path. */
export const siteFiles = (): ReadonlyMap<string, string> =>
  folderTexts(siteContent(), { withCounters: false }).texts;
