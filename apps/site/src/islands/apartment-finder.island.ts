import { ApartmentFinder, type ApartmentFinderProps } from '@skein/apartment-finder';
import { createElement, type ReactElement } from 'react';
import { SETTING_ATTRIBUTES } from '../document/page-settings.ts';
import { pageSetting } from './page-setting.ts';

/** The finder, with the map that the host's settings choose. */
export default function ApartmentFinderIsland(props: ApartmentFinderProps): ReactElement {
  const key = typeof document === 'undefined' ? undefined : pageSetting(SETTING_ATTRIBUTES.googleMapsKey);
  return createElement(ApartmentFinder, { ...props, map: { googleMapsKey: key } });
}
