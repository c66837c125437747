import { categoriesToChoose, routersToChoose, valueAt, type CalculatorChoices } from './calculator-query.ts';
import { speedBetween, type WifiSpeed } from './speed-between.ts';
import { writeSpeed } from './served-speed.ts';
import type { WifiDeviceProps } from './wifi-device.content.ts';
import type { WifiGeneration } from './wifi-generation.ts';
import type { WifiRouterProps } from './wifi-router.content.ts';

/** Returns the usual speeds of devices by generation. If a generation has two entries, the first counts. */
export const usualSpeeds = (routers: readonly WifiRouterProps[]): ReadonlyMap<WifiGeneration, WifiSpeed> =>
  new Map(routers.toReversed().map(({ generation, near, far }) => [generation, { near, far }]));

/** Returns a function that looks up the speed between a router and a device. */
export function speedsOf({ routers }: Pick<CalculatorChoices, 'routers'>) {
  const usual = usualSpeeds(routers);
  return (router: WifiRouterProps, device: WifiDeviceProps) => speedBetween(router.generation, device, usual);
}

/** Returns every result of a calculator as text, for a script that reads only the served page. */
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
