// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { timeAgo } from './time-ago.ts';

const THEN = Date.UTC(2026, 2, 1, 12);
const S = 1000;
const MIN = 60 * S;
const H = 60 * MIN;
const D = 24 * H;

describe('how long ago something was', () => {
  it.each([
    [0, 'now', 'ahora'],
    [59 * S, 'now', 'ahora'],
    [MIN, '1 minute ago', 'hace 1 minuto'],
    [59 * MIN + 59 * S, '59 minutes ago', 'hace 59 minutos'],
    [H, '1 hour ago', 'hace 1 hora'],
    [23 * H, '23 hours ago', 'hace 23 horas'],
    [D, 'yesterday', 'ayer'],
    [3 * D, '3 days ago', 'hace 3 días'],
    [31 * D, 'last month', 'el mes pasado'],
    [800 * D, '2 years ago', 'hace 2 años'],
    [-5 * MIN, 'now', 'ahora'],
  ])('%i ms is %s, and %s', (passed, english, spanish) => {
    expect(timeAgo(THEN, THEN + passed, 'en')).toBe(english);
    expect(timeAgo(THEN, THEN + passed, 'es')).toBe(spanish);
  });
});
