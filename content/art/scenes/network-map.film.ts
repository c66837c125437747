import { light } from '../light.ts';
import { cornered, lengthOf } from '../lines.ts';
import { cycle, swing, wrap } from '../motion.ts';
import { palette, type Look } from '../palette.ts';
import { distance, parallels, type Point } from '../path.ts';
import { circle } from '../svg.ts';

export interface MapLines {
  readonly routes: readonly (readonly Point[])[];
  readonly branches: readonly (readonly Point[])[];
  readonly river: readonly Point[];
  readonly hub: Point;
}

/** What a film adds to the map, layer by layer. */
export interface MapLights {
  readonly river: string;
  readonly streets: string;
  readonly hub: string;
  /** Around the home of a branch, when light has come to it. */
  arrival(index: number, at: Point): string;
}

/** Shares of the film: from a street to a home, and how long the ring around the home is seen. */
const BRANCH = 0.045;
const RING = 0.14;
/** Lights on a route at a time. Each goes its way once in a film. */
const CONVOY = 4;
/** From head to end of a light, px. */
const LIGHT_PX = 170;
/** Waves from the hub, and how far they go, px. */
const WAVES = 4;
const WAVE_PX = 1250;

interface Way {
  readonly line: readonly Point[];
  readonly length: number;
  /** How far ahead the convoy of this route is, so that no two lights run side by side. */
  readonly ahead: number;
}

/** When a light of the convoy passes a place, and where on its way that is. */
function passing(ways: readonly Way[], place: Point, index: number): number {
  let nearest = { gap: Infinity, at: 0 };
  for (const { line, length, ahead } of ways) {
    line.forEach((point, n) => {
      const gap = distance(point, place);
      if (gap < nearest.gap)
        nearest = { gap, at: lengthOf(line.slice(0, n + 1)) / (length + LIGHT_PX) - ahead };
    });
  }
  return nearest.at - (index % CONVOY) / CONVOY;
}

/** The lights of the map: they leave the hub in convoys, and at each home one of them turns in. */
export function mapLights({ routes, branches, river, hub }: MapLines, look: Look, phase: number): MapLights {
  const style = { color: look.threadBright, core: palette.white, width: 3.4, length: LIGHT_PX, glow: 1.2 };
  const ways = routes.map((route, lane): Way => {
    const line = cornered(route, 26, 10);
    return { line, length: lengthOf(line), ahead: lane * 0.06 };
  });
  const arrivals = branches.map((branch, index) => passing(ways, branch[0] as Point, index) + BRANCH);
  const streets = ways.flatMap(({ line, ahead }, lane) =>
    Array.from({ length: CONVOY }, (_, n) =>
      light(line, cycle(phase, 1, n / CONVOY + ahead), lane % 2 ? style : { ...style, color: look.thread }),
    ),
  );
  const turnings = branches.map((branch, index) => {
    const since = wrap(phase - (arrivals[index] ?? 0) + BRANCH);
    return since < BRANCH * 2
      ? light(cornered(branch, 12, 6), since / (BRANCH * 1.5), { ...style, length: 46 })
      : '';
  });
  const waves = Array.from({ length: WAVES }, (_, n) => {
    const out = cycle(phase, 1, n / WAVES);
    return circle(hub[0], hub[1], 46 + out * WAVE_PX, 'none', {
      stroke: look.thread,
      strokeWidth: 1.8,
      opacity: 0.34 * (1 - out) * Math.min(1, out * 12),
    });
  });
  const currents = parallels(river, 4, 14, 24).map((line, n) =>
    light(line, cycle(phase, 1, n * 0.29), {
      color: '#5E8FD0',
      core: '#8FB4E6',
      width: 1.8,
      length: 260,
      glow: 0.4,
    }),
  );
  return {
    river: currents.join(''),
    streets: waves.join('') + streets.join('') + turnings.join(''),
    hub: circle(hub[0], hub[1], 50 + 6 * swing(phase, CONVOY), look.thread, { opacity: 0.16 }),
    arrival(index, [x, y]) {
      const out = wrap(phase - (arrivals[index] ?? 0)) / RING;
      if (out >= 1) return '';
      const color = index % 3 === 0 ? look.second.bright : look.threadBright;
      return (
        circle(x, y, 24 + 10 * out, color, { opacity: 0.32 * (1 - out) }) +
        circle(x, y, 14 + 30 * out, 'none', { stroke: color, strokeWidth: 2, opacity: 0.9 * (1 - out) })
      );
    },
  };
}
