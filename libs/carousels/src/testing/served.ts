import type { AuthoredEntry, EntryType, SiteLocale } from '@skein/cms-client';
import type { ComponentType } from 'react';
import { OPTIONS_ATTRIBUTE } from '../engine/options.ts';
import { draw } from './fixture-props.ts';

/** Returns a fixture as the browser has it before any script runs, and the options of its carousel. */
export function served<P extends object>(
  type: EntryType<P>,
  Block: ComponentType<P & { readonly id: string }>,
  fixture: AuthoredEntry,
  locale: SiteLocale = 'en-US',
): { readonly element: HTMLElement; readonly options: unknown } {
  const element = document.createElement('div');
  element.innerHTML = draw(type, Block, fixture, locale);
  const carousel = element.querySelector(`[${OPTIONS_ATTRIBUTE}]`);
  const options: unknown = JSON.parse(carousel?.getAttribute(OPTIONS_ATTRIBUTE) ?? 'null');
  return { element, options };
}
