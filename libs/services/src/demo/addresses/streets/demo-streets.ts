import type { AddressOutcome } from '../../../stand-ins/address/model/address.types.ts';
import { DEMO_SEED } from '../model/demo-addresses.constants.ts';
import { DEMO_CITIES, type DemoCity } from './demo-cities.ts';
import type { DemoHouse, DemoStreet } from './demo-street.types.ts';
import type { DoorPlan } from './doors.ts';
import { NAMED_STREETS } from './named-addresses.ts';
import { seededRandom, type Random } from './random.ts';
import {
  COUNTED_STREETS_MAX,
  COUNTED_STREETS_SHARE,
  DIRECTION_SHARES,
  STREET_NAMES,
  SUFFIX_SHARES,
} from './street-words.ts';

/** Streets, not houses, get fibre: what most houses of a street say. */
const STREET_SHARES = {
  served: { available: 82, almostThere: 10, notYet: 8 },
  soon: { available: 0, almostThere: 70, notYet: 30 },
} as const;

const BUILDING_SHARE = 0.1;
const ACCOUNT_NOT_FOUND_SHARE = 0.04;
const TRY_AGAIN_SHARE = 0.02;
const HOUSES_MIN = 20;
const HOUSES_MAX = 64;

const ordinal = (number: number): string => {
  const ending = [11, 12, 13].includes(number % 100) ? undefined : ['st', 'nd', 'rd'][(number % 10) - 1];
  return `${number}${ending ?? 'th'}`;
};

function streetName(random: Random): string {
  const direction = random.draw(DIRECTION_SHARES);
  const name =
    random.next() < COUNTED_STREETS_SHARE
      ? ordinal(random.between(1, COUNTED_STREETS_MAX))
      : random.pick(STREET_NAMES);
  return `${direction} ${name} ${random.draw(SUFFIX_SHARES)}`.trimStart();
}

function doorPlan(random: Random): DoorPlan {
  const style = random.draw({ hundreds: 5, letters: 3, running: 2, plain: 2 });
  if (style === 'plain') return { style, floors: 1, perFloor: random.between(2, 4) };
  return { style, floors: random.between(2, 6), perFloor: random.between(2, 10) };
}

function house(number: number, usual: AddressOutcome, random: Random): DemoHouse {
  const chance = random.next();
  const outcome =
    chance < TRY_AGAIN_SHARE
      ? 'tryAgain'
      : usual === 'available' && chance < TRY_AGAIN_SHARE + ACCOUNT_NOT_FOUND_SHARE
        ? 'accountNotFound'
        : usual;
  return random.next() < BUILDING_SHARE ? { number, outcome, doors: doorPlan(random) } : { number, outcome };
}

/** Houses along a street, both sides, with gaps. */
function houses(count: number, usual: AddressOutcome, random: Random): DemoHouse[] {
  let number = random.between(1, 60) * 100;
  return Array.from({ length: count }, () => {
    number += random.between(1, 6);
    return house(number, usual, random);
  });
}

function* cityStreets(city: DemoCity, addresses: number, seed: string): Generator<DemoStreet, void> {
  const random = seededRandom(`${seed} ${city.id}`);
  const taken = new Set<string>();
  let left = addresses;
  while (left > 0) {
    const name = streetName(random);
    if (taken.has(name)) continue;
    taken.add(name);
    const count = Math.min(left, random.between(HOUSES_MIN, HOUSES_MAX));
    left -= count;
    yield {
      name,
      city: city.name,
      alsoCalled: city.alsoCalled,
      state: city.state,
      zip: random.pick(city.zips),
      houses: houses(count, random.draw(STREET_SHARES[city.phase]), random),
    };
  }
}

/**
 * Invented streets with invented houses in real cities, the same for the same seed, plus those with a name. The cities
 * take turns, so that the first streets of any length come from everywhere.
 * @param addresses how many houses in all, without the named ones
 */
export function* demoStreets(addresses: number, seed: string = DEMO_SEED): Generator<DemoStreet, void> {
  yield* NAMED_STREETS;
  const shares = DEMO_CITIES.reduce((sum, { share }) => sum + share, 0);
  let given = 0;
  let sharesGiven = 0;
  let open = DEMO_CITIES.map((city) => {
    sharesGiven += city.share;
    const upToHere = Math.round((addresses * sharesGiven) / shares);
    const streets = cityStreets(city, upToHere - given, seed);
    given = upToHere;
    return streets;
  });
  while (open.length > 0) {
    const going: typeof open = [];
    for (const streets of open) {
      const { value, done } = streets.next();
      if (done) continue;
      yield value;
      going.push(streets);
    }
    open = going;
  }
}
