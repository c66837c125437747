export {
  type Bounds,
  type Camera,
  type MapErrorReason,
  type MapEvents,
  MapUnavailable,
  type MapView,
  type Padding,
  type Pin,
  type Position,
} from './interface/map-view.ts';
export { type MapOptions } from './interface/map-options.ts';
export { createMap } from './create-map.ts';
