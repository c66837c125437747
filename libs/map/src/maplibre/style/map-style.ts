import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { bordersOf, landOf, type PackedOutlines } from '../outlines/unpack.ts';
import { states } from '../outlines/states.generated.ts';

/** Names of the map's sources for the ground and the counties. Both are empty until the map loads them. */
export const GROUND = 'ground';
export const COUNTIES = 'counties';
/** Zoom levels, for tiles of 512 px, at which streets and houses become visible. */
export const STREETS_ZOOM = 8.5;
export const HOUSES_ZOOM = 15;
/** Zoom levels that show counties. At higher levels, the outlines of counties are too coarse. */
export const COUNTIES_ZOOM = { from: 5, to: 10 } as const;

const WATER = '#cfe6ea';
const LAND = '#f6f1e6';

const outlines: PackedOutlines = JSON.parse(states);

const geojson = (data: GeoJSON.GeoJSON, maxzoom: number, tolerance = 0.375) =>
  ({ type: 'geojson', data, maxzoom, tolerance }) as const;
const NOTHING: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };

/** Returns a width that grows with the zoom, so that a road looks equally wide on the ground. */
const widths = (...stops: readonly (readonly [zoom: number, px: number])[]): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  ...stops.flat(),
];

const road = (
  kind: string,
  color: string,
  width: ExpressionSpecification,
  part: 'edge' | 'way',
  minzoom = STREETS_ZOOM,
): LayerSpecification => ({
  id: `${kind}-${part}`,
  type: 'line',
  source: GROUND,
  minzoom,
  filter: ['==', ['get', 'kind'], kind],
  layout: { 'line-cap': part === 'way' ? 'round' : 'butt', 'line-join': 'round' },
  paint: { 'line-color': color, 'line-width': width },
});

const area = (kind: string, color: string, minzoom = STREETS_ZOOM): LayerSpecification => ({
  id: kind,
  type: 'fill',
  source: GROUND,
  minzoom,
  filter: ['==', ['get', 'kind'], kind],
  paint: { 'fill-color': color },
});

const layers: LayerSpecification[] = [
  { id: 'water', type: 'background', paint: { 'background-color': WATER } },
  { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': LAND } },
  {
    id: 'coast',
    type: 'line',
    source: 'land',
    maxzoom: 9,
    paint: { 'line-color': '#a9cdd3', 'line-width': 1 },
  },
  area('park', '#d8ead2'),
  road('lane', '#e6ddcb', widths([12, 0.6], [14, 3.4], [18, 22]), 'edge', 12.5),
  road('lane', '#ffffff', widths([12, 0.4], [14, 2.2], [18, 18]), 'way', 11.5),
  road('street', '#e2d8c4', widths([9, 0.6], [13, 4], [18, 30]), 'edge', 10.5),
  road('street', '#ffffff', widths([9, 0.5], [13, 2.8], [18, 26]), 'way'),
  area('house', '#ece3d3', HOUSES_ZOOM),
  area('lake', WATER),
  {
    id: 'river',
    type: 'line',
    source: GROUND,
    minzoom: STREETS_ZOOM,
    filter: ['==', ['get', 'kind'], 'river'],
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': WATER,
      'line-width': ['interpolate', ['exponential', 2], ['zoom'], 8, 1.2, 18, 420],
    },
  },
  road('avenue', '#ddd1b9', widths([8, 0.8], [12, 4.4], [18, 40]), 'edge'),
  road('avenue', '#ffffff', widths([8, 0.6], [12, 3], [18, 35]), 'way'),
  road('highway', '#e6bf6e', widths([8, 1.8], [12, 6.2], [18, 52]), 'edge'),
  road('highway', '#ffdf9c', widths([8, 1], [12, 4.2], [18, 46]), 'way'),
  {
    id: 'counties',
    type: 'line',
    source: COUNTIES,
    minzoom: COUNTIES_ZOOM.from,
    maxzoom: COUNTIES_ZOOM.to,
    paint: {
      'line-color': '#cdbfa4',
      'line-width': 0.8,
      'line-opacity': ['interpolate', ['linear'], ['zoom'], 5, 0, 6.5, 0.8, 9, 0.8, 10, 0],
    },
  },
  {
    id: 'borders',
    type: 'line',
    source: 'borders',
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': '#b9aa8d',
      'line-width': ['interpolate', ['linear'], ['zoom'], 2, 0.8, 6, 1.4, 12, 2.5],
    },
  },
];

/** The style of the map. It has no glyphs, sprite or tiles, so the map loads no further files. */
export const mapStyle: StyleSpecification = {
  version: 8,
  sources: {
    land: geojson(landOf(outlines), 8),
    borders: geojson(bordersOf(outlines), 8),
    [COUNTIES]: geojson(NOTHING, 8),
    [GROUND]: geojson(NOTHING, 14),
  },
  layers,
};
