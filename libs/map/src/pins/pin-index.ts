import Supercluster from 'supercluster';
import type { Bounds, Pin, Position } from '../interface/map-view.ts';

/** Distance in px below which pins are drawn as one cluster. */
const RADIUS_PX = 44;
/** Largest zoom level at which pins are drawn as clusters, for tiles of 512 px. */
const MAX_CLUSTER_ZOOM = 15;

export interface Cluster {
  readonly key: string;
  readonly position: Position;
  readonly count: number;
  /** Whether at least one pin of the cluster is ready. */
  readonly ready: boolean;
  /** Returns the zoom at which the cluster splits into pins or smaller clusters. */
  expansionZoom(): number;
}

export interface PinIndex {
  /** Returns the pins and clusters within the bounds at a zoom. */
  within(
    bounds: Bounds,
    zoom: number,
  ): { readonly pins: readonly Pin[]; readonly clusters: readonly Cluster[] };
}

interface Own {
  readonly pin: Pin;
}
interface Merged {
  readonly ready: boolean;
}

let generations = 0;

/** Builds an index of the pins. After that, a query takes a fraction of a millisecond. */
export function createPinIndex(pins: readonly Pin[]): PinIndex {
  const generation = ++generations;
  const index = new Supercluster<Own, Merged>({
    radius: RADIUS_PX,
    maxZoom: MAX_CLUSTER_ZOOM,
    minZoom: 2,
    extent: 512,
    map: ({ pin }) => ({ ready: pin.ready }),
    reduce: (sum: { ready: boolean }, { ready }) => {
      sum.ready ||= ready;
    },
  });
  index.load(
    pins.map((pin) => ({
      type: 'Feature',
      properties: { pin },
      geometry: { type: 'Point', coordinates: [pin.position.lng, pin.position.lat] },
    })),
  );
  return {
    within({ west, south, east, north }, zoom) {
      const alone: Pin[] = [];
      const clusters: Cluster[] = [];
      for (const { properties, geometry } of index.getClusters(
        [west, south, east, north],
        Math.floor(zoom - 1),
      )) {
        if ('pin' in properties) {
          alone.push(properties.pin);
          continue;
        }
        const [lng = 0, lat = 0] = geometry.coordinates;
        const { cluster_id: id, point_count: count, ready } = properties;
        clusters.push({
          key: `${generation}/${id}`,
          position: { lat, lng },
          count,
          ready,
          expansionZoom: () => index.getClusterExpansionZoom(id) + 1,
        });
      }
      return { pins: alone, clusters };
    },
  };
}
