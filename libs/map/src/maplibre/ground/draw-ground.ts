import { GeoJSONSource, type Map as MapLibre } from 'maplibre-gl';
import { project, unproject, worldPx } from '../../mercator/mercator.ts';
import { GROUND, HOUSES_ZOOM, STREETS_ZOOM } from '../style/map-style.ts';
import { madeUpGround, type Box, type Shape } from './made-up-ground.ts';

/** Length of the equator in kilometers. It determines the scale of the made-up ground. */
const EARTH_KM = 40_075;
/** Shortest distance between two drawn lines, in pixels. */
const LEAST_PX = 26;
/** Extra area beyond each edge of the view, as a share of the view's size. */
const MARGIN = 0.5;
const AREAS: ReadonlySet<string> = new Set(['park', 'lake', 'house']);

function featureOf({ kind, points }: Shape): GeoJSON.Feature {
  const line = points.map(([x, y]): [number, number] => {
    const { lng, lat } = unproject({ x: x / EARTH_KM, y: y / EARTH_KM });
    return [lng, lat];
  });
  return {
    type: 'Feature',
    properties: { kind },
    geometry: AREAS.has(kind)
      ? { type: 'Polygon', coordinates: [line] }
      : { type: 'LineString', coordinates: line },
  };
}

/** Draws made-up ground for the visible area and an area around it, with details that match the zoom. */
export function drawGround(map: MapLibre): { readonly stop: () => void } {
  let drawn: { readonly box: Box; readonly level: number } | undefined;
  /**
   * Draws the ground for the current view.
   * @param settled false while the map moves. A moving map gets new ground only outside the drawn area
   */
  function draw(settled: boolean): void {
    const zoom = map.getZoom();
    if (zoom < STREETS_ZOOM) return;
    const level = Math.floor(zoom);
    const { clientWidth, clientHeight } = map.getContainer();
    const kmPerPx = EARTH_KM / worldPx(zoom + 1);
    const center = project(map.getCenter());
    const [x, y] = [center.x * EARTH_KM, center.y * EARTH_KM];
    const box = (share: number): Box => ({
      left: x - clientWidth * kmPerPx * share,
      right: x + clientWidth * kmPerPx * share,
      top: y - clientHeight * kmPerPx * share,
      bottom: y + clientHeight * kmPerPx * share,
    });
    const seen = box(0.5);
    if (
      drawn !== undefined &&
      (drawn.level === level || !settled) &&
      seen.left >= drawn.box.left &&
      seen.right <= drawn.box.right &&
      seen.top >= drawn.box.top &&
      seen.bottom <= drawn.box.bottom
    )
      return;
    // While the drawing context is lost, the map has no source.
    const source = map.style && map.getSource(GROUND);
    if (!(source instanceof GeoJSONSource)) return;
    drawn = { box: box(0.5 + MARGIN), level };
    const detailKm = level >= HOUSES_ZOOM ? 0.01 : (LEAST_PX * EARTH_KM) / worldPx(level + 1);
    void source.setData({
      type: 'FeatureCollection',
      features: madeUpGround(drawn.box, detailKm).map(featureOf),
    });
  }
  const move = () => draw(false);
  const settle = () => draw(true);
  const again = () => {
    drawn = undefined;
    settle();
  };
  map.on('move', move);
  map.on('moveend', settle);
  map.on('resize', settle);
  map.on('style.load', again);
  settle();
  return {
    stop() {
      map.off('move', move);
      map.off('moveend', settle);
      map.off('resize', settle);
      map.off('style.load', again);
    },
  };
}
