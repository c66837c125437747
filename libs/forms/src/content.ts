import { entryTypesIn } from '@skein/cms-client';
import * as definitions from './definitions.ts';

export type { AddressFormContent, VisitorForm } from './address/address-content.shared.ts';
export * from './address/sign-up.texts.ts';
export * from './definitions.ts';
export type * from './rules/refused-post.ts';

/** All content types of this library, including those that are used only inside others. */
export const contentTypes = entryTypesIn(definitions);
