// @vitest-environment node
import { expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1';
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`;

it.each([
  [
    'a phone with Android',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/131.0.0.0 Mobile Safari/537.36',
    5,
    'android',
  ],
  [
    'a tablet with Android',
    'Mozilla/5.0 (Linux; Android 14; SM-X710) Chrome/131.0.0.0 Safari/537.36',
    5,
    'android',
  ],
  [
    'an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`,
    5,
    'ios',
  ],
  [
    'an iPad of before',
    `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`,
    5,
    'ios',
  ],
  ['an iPad that says it is a Mac', MAC, 5, 'ios'],
  ['a Mac with two touch points', MAC, 2, 'desktop'],
  ['a Mac', MAC, 0, 'desktop'],
  [
    'a phone with neither store',
    'Mozilla/5.0 (Mobile; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/3.0',
    2,
    'mobile',
  ],
  [
    'Windows with a touch screen',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36',
    10,
    'desktop',
  ],
  ['nothing that is said', '', 0, 'desktop'],
])('knows %s', (_, userAgent, maxTouchPoints, device) => {
  expect(deviceOf({ userAgent, maxTouchPoints })).toBe(device);
});
