import { pageSetting } from '@skein/cms-client/islands';
import { createElement, type ReactElement } from 'react';
import { ApartmentFinder, type ApartmentFinderProps } from '../apartment-finder/apartment-finder.tsx';

const settings = { googleMapsKey: pageSetting('data-maps-key') };

/** Draws the finder with the map that the host's settings choose. */
export default function ApartmentFinderIsland(props: ApartmentFinderProps): ReactElement {
  return createElement(ApartmentFinder, { ...props, map: settings });
}
