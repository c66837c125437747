import type { AddressOutcome } from '../../../stand-ins/address/model/address.types.ts';
import type { DoorPlan } from './doors.ts';

export interface DemoHouse {
  readonly number: number;
  readonly outcome: AddressOutcome;
  /** How the doors of the building are numbered; a house with one door has none. */
  readonly doors?: DoorPlan;
}

export interface DemoStreet {
  /** With direction and suffix: “N Maple St”. */
  readonly name: string;
  readonly city: string;
  /** Another name of the city, to be found by. */
  readonly alsoCalled?: string | undefined;
  readonly state: string;
  readonly zip: string;
  /** By number, lowest first. */
  readonly houses: readonly DemoHouse[];
}
