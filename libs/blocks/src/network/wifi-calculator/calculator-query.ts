import type { DeviceCategoryProps, WifiDeviceProps } from './wifi-device.content.ts';
import { wifiRouterDefaults } from './wifi-calculator.defaults.ts';
import type { WifiRouterProps } from './wifi-router.content.ts';

/** The choices that a calculator offers. */
export interface CalculatorChoices {
  readonly routers: readonly WifiRouterProps[];
  readonly categories: readonly DeviceCategoryProps[];
}

/** A visitor's choice as the form sends it, such as `6`, `1` and `4`. */
export interface ChosenSpeed {
  /** Generation of the router. */
  readonly router?: string | undefined;
  /** Place of the category in the list, from 1. */
  readonly category?: string | undefined;
  /**
   * Place of the category whose devices the form lists. Without script, the visitor may have changed `category` since.
   * Undefined in a link.
   */
  readonly devices?: string | undefined;
  /** Place of the device within the category, from 1. */
  readonly device?: string | undefined;
}

/** Names of the form's fields, in the order of the form and of the page's query. */
export const CALCULATOR_PARAMS = ['router', 'category', 'devices', 'device'] as const;

/**
 * Returns the form value of a category or device: its position in the list, from 1. The position is the same in
 * both languages.
 */
export const valueAt = (index: number): string => String(index + 1);

/** Returns the list element for a form value. Undefined if the value is not a position in the list. */
const atValue = <T>(things: readonly T[], value: string | undefined): T | undefined =>
  things.find((_, index) => valueAt(index) === value);

/** Returns the routers that the form offers. Each generation occurs once. */
export function routersToChoose(routers: readonly WifiRouterProps[]): readonly WifiRouterProps[] {
  const first = routers.filter(
    ({ generation }, index) => routers.findIndex((one) => one.generation === generation) === index,
  );
  return first.filter(({ displayInForm = wifiRouterDefaults.displayInForm }) => displayInForm);
}

/** Returns the categories that contain at least one device. */
export const categoriesToChoose = (categories: readonly DeviceCategoryProps[]) =>
  categories.filter(({ devices }) => devices.length > 0);

export interface FoundChoice {
  readonly router: WifiRouterProps | undefined;
  readonly category: DeviceCategoryProps | undefined;
  readonly device: WifiDeviceProps | undefined;
}

/**
 * Returns the router, the category and the device of a choice. Each is undefined if the calculator does not offer it. A
 * device from another category does not count.
 */
export function findChoice({ routers, categories }: CalculatorChoices, chosen: ChosenSpeed): FoundChoice {
  const category = atValue(categoriesToChoose(categories), chosen.category);
  const isListed = chosen.devices === undefined || chosen.devices === chosen.category;
  return {
    router: routersToChoose(routers).find(({ generation }) => generation === chosen.router),
    category,
    device: isListed ? atValue(category?.devices ?? [], chosen.device) : undefined,
  };
}

/**
 * Returns the choice in a query string. It ignores values that the calculator does not offer, and all other
 * parameters.
 */
export function chosenIn(choices: CalculatorChoices, search: string): ChosenSpeed {
  const params = new URLSearchParams(search);
  const asked: ChosenSpeed = Object.fromEntries(
    CALCULATOR_PARAMS.map((name) => [name, params.get(name) ?? undefined]),
  );
  const { router, category, device } = findChoice(choices, asked);
  return {
    ...(router && { router: asked.router }),
    ...(category && { category: asked.category }),
    ...(device && { device: asked.device }),
  };
}

/** Returns the query string for a choice, with its `?`, always in the same form. Empty if nothing is chosen. */
export function calculatorQuery(chosen: ChosenSpeed): string {
  const params = CALCULATOR_PARAMS.flatMap((name) => {
    const value = chosen[name];
    return value === undefined ? [] : [[name, value]];
  });
  return params.length === 0 ? '' : `?${new URLSearchParams(params)}`;
}
