// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { edgeOf, placeOf } from './popover-place.ts';

const field = (top: number) => ({ top, bottom: top + 80 });
const screen = { top: 0, bottom: 800 };

describe('the place of a list at its field', () => {
  it('is below, where there is room', () => {
    expect(placeOf(field(100), screen)).toEqual({ above: false, room: 608 });
  });

  it('is above, where there is more of it', () => {
    expect(placeOf(field(650), screen)).toEqual({ above: true, room: 638 });
  });

  it('ends where the keyboard of a phone begins', () => {
    expect(placeOf(field(100), { top: 0, bottom: 400 })).toEqual({ above: false, room: 208 });
    expect(placeOf(field(250), { top: 0, bottom: 400 })).toEqual({ above: true, room: 238 });
  });

  it('begins where the page that is moved up begins to be seen', () => {
    expect(placeOf(field(250), { top: 150, bottom: 400 })).toEqual({ above: true, room: 88 });
    expect(placeOf(field(160), { top: 150, bottom: 400 })).toEqual({ above: false, room: 148 });
  });

  it('leaves free what is spared below', () => {
    expect(placeOf(field(300), screen, 396)).toEqual({ above: true, room: 288 });
    expect(placeOf(field(300), screen, 700)).toEqual({ above: false, room: 308 });
  });

  it('is still one where there is no room for both', () => {
    expect(placeOf(field(20), screen, 116)).toEqual({ above: false, room: 688 });
  });

  it('touches the field at its edge, or the label above it', () => {
    expect(edgeOf(field(300), { above: true, room: 0 })).toBe(296);
    expect(edgeOf(field(300), { above: false, room: 0 })).toBe(384);
  });
});
