import { contentTypes as blocks } from '@skein/blocks/content';
import { contentTypes as carousels } from '@skein/carousels/content';
import { buildExport, callToAction, type AnyEntryType } from '@skein/cms-client';
import { contentTypes as forms } from '@skein/forms/content';
import { contentTypes as shell } from '@skein/shell/content';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  scheduledStreet,
  streetSchedule,
} from '../template/src/blocks/street-schedule/street-schedule.content.ts';
import { frame } from './frame.ts';
import { building } from './pages.building.ts';
import { contact } from './pages.contact.ts';
import { help } from './pages.help.ts';
import { home } from './pages.home.ts';
import { checkAddressPage, notFound, sent, serverError } from './pages.needed.ts';
import { plansPage } from './pages.plans.ts';

const OWN = [streetSchedule, scheduledStreet] as readonly AnyEntryType[];

const byId = new Map<string, AnyEntryType>(
  [callToAction as AnyEntryType, ...shell, ...blocks, ...forms, ...carousels].map((type) => [type.id, type]),
);

/** Every content type that the new site renders: first its own, then the others by name. */
export const contentTypes: readonly AnyEntryType[] = [
  ...OWN,
  ...[...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
];

export const TEMPLATE = join(import.meta.dirname, '../template');

/** Returns the export of a new site, with the sizes of its files. */
export function siteContent(): ReturnType<typeof buildExport> {
  const made = buildExport({
    types: contentTypes,
    roots: [frame, home, plansPage, building, help, contact, checkAddressPage, sent, notFound, serverError],
    publishedAt: '2026-07-01T09:00:00.000Z',
    // With two slashes: the vendor's import takes what follows them for the place below its folder of assets.
    fileUrl: ({ fileName }) => `//assets/${fileName}`,
  });
  for (const { fileName, details } of made.assets.flatMap(({ fields }) => Object.values(fields.file)))
    Object.assign(details, { size: readFileSync(join(TEMPLATE, 'content/assets', fileName)).byteLength });
  return made;
}

/**
 * Returns the export as an author reads it: entries and assets first, line by line; then the content types,
 * which nobody edits by hand, on one line each.
 */
export function exportText({
  entries,
  assets,
  locales,
  tags,
  webhooks,
  ...model
}: ReturnType<typeof siteContent>): string {
  const open = JSON.stringify({ locales, entries, assets, tags, webhooks }, null, 2).replace(/\n\}$/, '');
  const lines = (items: readonly unknown[]) => items.map((item) => `    ${JSON.stringify(item)}`).join(',\n');
  const closed = Object.entries(model).map(([name, items]) => `  "${name}": [\n${lines(items)}\n  ]`);
  return `${[open, ...closed].join(',\n')}\n}\n`;
}
