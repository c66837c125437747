import { categoriesToChoose, routersToChoose, valueAt, type CalculatorChoices } from './calculator-query.ts';
import { speedBetween, type WifiSpeed } from './speed-between.ts';
import { writeSpeed } from './served-speed.ts';
import type { WifiDeviceProps } from './wifi-device.content.ts';
import type { WifiGeneration } from './wifi-generation.ts';
import type { WifiRouterProps } from './wifi-router.content.ts';

/** How fast devices of each generation usually are; of two entries for a generation the first counts. */
export const usualSpeeds = (routers: readonly WifiRouterProps[]): ReadonlyMap<WifiGeneration, WifiSpeed> =>
  new Map(routers.toReversed().map(({ generation, near, far }) => [generation, { near, far }]));

/** Returns a function that looks up the speed for a router and a device of the calculator. */
export function speedsOf({ routers }: Pick<CalculatorChoices, 'routers'>) {
  const usual = usualSpeeds(routers);
  return (router: WifiRouterProps, device: WifiDeviceProps) => speedBetween(router.generation, device, usual);
}

/** Every result of a calculator, for a script that has only the served page. */
export function writeSpeeds(choices: CalculatorChoices): string {
  const speedOf = speedsOf(choices);
  return categoriesToChoose(choices.categories)
    .flatMap((category, at) =>
      category.devices.flatMap((device, index) =>
        routersToChoose(choices.routers).flatMap((router) => {
          const speed = speedOf(router, device);
          const chosen = [router.generation, valueAt(at), valueAt(index)] as const;
          return speed ? [writeSpeed(chosen, speed)] : [];
        }),
      ),
    )
    .join(' ');
}
