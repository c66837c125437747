import { beforeEach, describe, expect, it, vi } from 'vitest';
import { suggestionStage } from './suggestion-stage.test-support.tsx';

const seen = Object.assign(new EventTarget(), { offsetTop: 0, height: 800 });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('visualViewport', Object.assign(seen, { offsetTop: 0, height: 800 }));
});

async function opened() {
  const stage = suggestionStage();
  const at = { top: 300 };
  stage.input.getBoundingClientRect = () => new DOMRect(20, at.top, 280, 52);
  await stage.enter('1 re');
  await stage.asked[0]?.answer('1 Ready Rd, Austin');
  const list = document.querySelector('ul');
  if (!list) throw new Error('no list');
  return {
    at,
    style: () => {
      const { left, width, top, translate, maxHeight, visibility } = list.style;
      return { left, width, top, translate, maxHeight, visibility };
    },
  };
}

const below = { left: '20px', width: '280px', translate: '', visibility: '' };

describe('a list at its field', () => {
  it('stands below it, as wide as it, in what can be seen', async () => {
    const { style } = await opened();
    expect(style()).toEqual({ ...below, top: '356px', maxHeight: '360px' });
  });

  it('makes room for the keyboard of a phone, and for a page that is moved up under it', async () => {
    const { style } = await opened();
    Object.assign(seen, { height: 420 }).dispatchEvent(new Event('resize'));
    expect(style()).toEqual({ ...below, top: '296px', translate: '0px -100%', maxHeight: '288px' });
    Object.assign(seen, { offsetTop: 180 }).dispatchEvent(new Event('scroll'));
    expect(style()).toEqual({ ...below, top: '356px', maxHeight: '236px' });
  });

  it('goes with its field, and is not seen without it', async () => {
    const { at, style } = await opened();
    at.top = 100;
    document.dispatchEvent(new Event('scroll'));
    expect(style()).toMatchObject({ top: '156px', visibility: '' });
    at.top = -60;
    document.dispatchEvent(new Event('scroll'));
    expect(style()).toMatchObject({ visibility: 'hidden' });
    at.top = 400;
    window.dispatchEvent(new Event('resize'));
    expect(style()).toMatchObject({ top: '456px', visibility: '' });
  });
});
