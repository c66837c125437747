import { entryTypesIn } from '@skein/cms-client';
import * as definitions from './definitions.ts';

export type { AddressFormContent, VisitorForm } from './address/address-content.shared.ts';
export * from './address/sign-up.texts.ts';
export * from './definitions.ts';
export type * from './rules/refused-post.ts';

/** Every content type of this library, with those that only stand inside others. */
export const contentTypes = entryTypesIn(definitions);
