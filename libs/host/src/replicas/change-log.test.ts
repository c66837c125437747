import { describe, expect, it } from 'vitest';
import { createChangeLog, isAfter, START } from './change-log.ts';

describe('positions', () => {
  it.each([
    ['2-0', '1-9', true],
    ['1-10', '1-9', true],
    ['10-0', '9-0', true],
    ['1-1', '1-1', false],
    ['1-0', '1-1', false],
  ])('%s after %s: %s', (one, other, expected) => {
    expect(isAfter(one, other)).toBe(expected);
  });
});

describe('a log of edits', () => {
  it('knows what was edited since when', () => {
    const log = createChangeLog(START);
    log.add('5-0', ['plans']);
    expect(log.position).toBe('5-0');
    expect(log.changedSince('4-0', ['home', 'plans'])).toBe(true);
    expect(log.changedSince('5-0', ['plans'])).toBe(false);
    expect(log.changedSince('4-0', ['home'])).toBe(false);
  });

  it('counts everything as edited before what it knows, and after an edit of everything', () => {
    const log = createChangeLog('3-0');
    expect(log.changedSince('2-0', [])).toBe(true);
    expect(log.changedSince('3-0', [])).toBe(false);
    log.addAll('7-0');
    expect(log.changedSince('6-9', [])).toBe(true);
    expect(log.changedSince('7-0', ['plans'])).toBe(false);
  });

  it('does not grow without end: what it forgets counts as edited', () => {
    const log = createChangeLog(START, 2);
    log.add('1-0', ['a']);
    log.add('2-0', ['b']);
    log.add('3-0', ['c']);
    expect(log.changedSince('2-0', ['z'])).toBe(true);
    expect(log.changedSince('3-0', ['a'])).toBe(false);
  });

  it('never goes back', () => {
    const log = createChangeLog(START);
    log.add('5-0', ['a']);
    log.add('4-0', ['b']);
    expect(log.position).toBe('5-0');
  });
});
