import { ApartmentFinder, type ApartmentFinderProps } from '@skein/apartment-finder';
import { createElement, type ReactElement } from 'react';
import { mapSettings } from './map-settings.ts';

const settings = mapSettings();

/** The finder, with the map that the host's settings choose. */
export default function ApartmentFinderIsland(props: ApartmentFinderProps): ReactElement {
  return createElement(ApartmentFinder, { ...props, map: settings });
}
