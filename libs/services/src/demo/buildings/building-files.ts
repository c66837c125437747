import { cities, cityById } from '@skein/cities/catalogue';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuildingsFile } from '../../stand-ins/fiber-finder/fiber-finder-api.ts';
import { buildingCount, demoBuildings, type BuildingsCity } from './demo-buildings.ts';

/** A made-up city with more buildings than any other, for tests under load. */
const STRESS_CITY = 'stress';
export const STRESS_BUILDINGS = 50_000;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
/** Compresses almost as well as the best quality, in a twentieth of the time. */
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

/** Whether a city's file wraps its list in an object. Every second one does, so that both shapes exist. */
const isWrapped = (id: string) => cities.findIndex((city) => city.id === id) % 2 === 1;

function stressCity(): BuildingsCity | undefined {
  const austin = cityById('austin');
  return austin && { ...austin, id: STRESS_CITY };
}

/**
 * Returns a function that makes files of made-up buildings by city, each when first requested.
 * @param production leaves out the city of 50,000 buildings
 */
export function demoBuildingFiles({ production }: { readonly production: boolean }) {
  const files = new Map<string, BuildingsFile | undefined>();
  function make(id: string): BuildingsFile | undefined {
    const isStress = id === STRESS_CITY && !production;
    const city = isStress ? stressCity() : cityById(id);
    if (!city) return undefined;
    const buildings = demoBuildings(city, isStress ? STRESS_BUILDINGS : buildingCount(city));
    return fileOf(isWrapped(id) ? { apartments: buildings } : buildings);
  }
  return (id: string): BuildingsFile | undefined => {
    // Only what there is, is kept: any word may be asked for.
    const file = files.get(id) ?? make(id);
    if (file) files.set(id, file);
    return file;
  };
}
