import * as blocks from '@skein/blocks/blocks';
import { blockServings } from '@skein/blocks/serve';
import { createRegistry } from '@skein/cms-client';
import * as forms from '@skein/forms/blocks';
import { formServings } from '@skein/forms/serve';
import type { SiteDefinition } from '@skein/host';
import { answeredBy, type FormPages } from '@skein/services';
import * as shell from '@skein/shell/blocks';
import { pageFrame } from '@skein/shell/serve';
import * as own from './blocks/blocks.ts';
import { brand, look } from './brand.ts';
import { builtInWords as words, languages } from './languages.ts';
import { providers } from './providers.ts';

export const blockModules = [shell, blocks, forms, own];
export const site: SiteDefinition = {
  name: brand.name,
  registry: createRegistry(blockModules),
  frame: pageFrame({ siteName: brand.name }),
  paths: { languages, reserved: ['/address-check', '/address-forms'] },
  look,
  wrap: providers.wrap,
  words,
  addressCheckPath: '/check-address',
};

/** The pages with forms, and the page that answers every sent address. The provider checks each address by hand. */
export const pages: FormPages = {
  addressCheck: '/check-address',
  ...answeredBy('/check-address/sent'),
  calls: { modal: '/contact', maintenance: '/contact' },
  requests: {},
};

export const servings = () => [...blockServings(), ...formServings({ requestForms: pages.requests })];
