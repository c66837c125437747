import type { Unit } from '@skein/forms/contract';

/** How a building counts its doors. `hundreds`: 101, 102, 201. `letters`: 1A, 1B, 2A. `running`: 1, 2, 3. `plain`: A, B. */
const STYLES = ['hundreds', 'letters', 'running', 'plain'] as const;
export type DoorStyle = (typeof STYLES)[number];

export interface DoorPlan {
  readonly style: DoorStyle;
  /** At most 26 of them on each floor where letters count. */
  readonly floors: number;
  readonly perFloor: number;
}

const letter = (index: number) => String.fromCodePoint(65 + (index % 26));

/** The doors of a building, from the lowest floor up. */
export function doorsOf({ style, floors, perFloor }: DoorPlan): Unit[] {
  return Array.from({ length: floors * perFloor }, (_, index) => {
    const floor = Math.floor(index / perFloor) + 1;
    const place = index % perFloor;
    switch (style) {
      case 'hundreds':
        return { number: String(floor * 100 + place + 1) };
      case 'letters':
        return { number: `${floor}${letter(place)}` };
      case 'running':
        return { number: String(index + 1) };
      case 'plain':
        return { number: letter(index) };
    }
  });
}

export const writePlan = ({ style, floors, perFloor }: DoorPlan): string => `${style} ${floors} ${perFloor}`;

export function readPlan(written: string): DoorPlan | undefined {
  const [name, floors, perFloor] = written.split(' ');
  const style = STYLES.find((known) => known === name);
  return style && { style, floors: Number(floors), perFloor: Number(perFloor) };
}
