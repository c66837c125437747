import { cities, cityById } from '@skein/cities/catalogue';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuildingsFile } from '../../stand-ins/fiber-finder/fiber-finder-api.ts';
import { buildingCount, demoBuildings, type BuildingsCity } from './demo-buildings.ts';

/** Id of a made-up city with more buildings than any real city, for load tests. */
const STRESS_CITY = 'stress';
export const STRESS_BUILDINGS = 50_000;

/**
 * How many files stay in memory. A file takes up to a megabyte. Few are enough, because a site reads each file once and
 * then keeps the list of buildings itself.
 */
const MAX_FILES = 8;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
/** This Brotli quality compresses almost as well as the best quality, in a twentieth of the time. */
const BROTLI_QUALITY = 6;

function fileOf(content: unknown): BuildingsFile {
  const json = Buffer.from(JSON.stringify(content));
  const made: Partial<Record<'br' | 'gzip', Promise<Buffer>>> = {};
  return {
    json,
    etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`,
    compressed: (encoding) =>
      (made[encoding] ??=
        encoding === 'gzip'
          ? toGzip(json)
          : toBrotli(json, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })),
  };
}

/**
 * Whether a city's file wraps the list of buildings in an object. Every second file does, so that the demo has both
 * formats.
 */
const isWrapped = (id: string) => cities.findIndex((city) => city.id === id) % 2 === 1;

function stressCity(): BuildingsCity | undefined {
  const austin = cityById('austin');
  return austin && { ...austin, id: STRESS_CITY };
}

/**
 * Returns a function that returns the file of made-up buildings of a city. The function makes each file at the first
 * request for it.
 * @param production whether to leave out the stress city, which has 50,000 buildings
 */
export function demoBuildingFiles({ production }: { readonly production: boolean }) {
  const files = new LRUCache<string, BuildingsFile>({ max: MAX_FILES });
  function make(id: string): BuildingsFile | undefined {
    const isStress = id === STRESS_CITY && !production;
    const city = isStress ? stressCity() : cityById(id);
    if (!city) return undefined;
    const buildings = demoBuildings(city, isStress ? STRESS_BUILDINGS : buildingCount(city));
    return fileOf(isWrapped(id) ? { apartments: buildings } : buildings);
  }
  return (id: string): BuildingsFile | undefined => {
    // Visitors can request any id, so only files for ids that exist are stored.
    const file = files.get(id) ?? make(id);
    if (file) files.set(id, file);
    return file;
  };
}
