import { registrations as blocks } from '@skein/blocks/registrations';
import { blockServings } from '@skein/blocks/serve';
import { registrations as carousels } from '@skein/carousels/registrations';
import { createRegistry, ENGLISH_AND_SPANISH as languages } from '@skein/cms-client';
import { registrations as forms } from '@skein/forms/registrations';
import { formServings } from '@skein/forms/serve';
import type { SiteDefinition } from '@skein/host';
import { answeredBy, type FormPages } from '@skein/services';
import { registrations as shell } from '@skein/shell/registrations';
import { pageFrame } from '@skein/shell/serve';
import { registrations as own } from './blocks/registrations.ts';
import { brand, look } from './brand.ts';
import { providers } from './providers.ts';

export const site: SiteDefinition = {
  name: brand.name,
  registry: createRegistry([...shell, ...blocks, ...forms, ...carousels, ...own]),
  frame: pageFrame({ siteName: brand.name }),
  paths: { languages, reserved: ['/address-check', '/address-forms', '/api', '/assets'] },
  look,
  wrap: providers.wrap,
  addressCheckPath: '/check-address',
};

export const servings = () => [...blockServings(), ...formServings()];

/**
 * The pages of forms, and those that answer them. A person checks every address, so one page thanks for all.
 */
export const pages: FormPages = {
  addressCheck: '/check-address',
  ...answeredBy('/check-address/sent'),
  calls: { modal: '/contact', maintenance: '/contact' },
  requests: {},
};
