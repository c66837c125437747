import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { optionWith } from '../../testing/network-answers.ts';
import {
  asked,
  CLEAR,
  field,
  options,
  OUTAGE,
  said,
  send,
  setUp,
  settle,
  show,
  told,
  type,
  write,
} from '../../testing/network-stage.tsx';

beforeEach(setUp);

describe('a search that finds too much, or the same twice', () => {
  it('offers the first homes only, and says so', async () => {
    await show();
    await type('ready');
    const many = Array.from({ length: 5000 }, (_, index) => optionWith(`${index} Ready Rd`));
    await asked[0]?.answer(...many);
    expect(options()).toHaveLength(20);
    expect(screen.getByText(/^More addresses match/, { selector: 'p' })).toBeTruthy();
    expect(said()).toMatch(/^More addresses match/);
    await send();
    await asked[1]?.answer(...many);
    expect(document.querySelectorAll('summary')).toHaveLength(20);
    expect(said()).toMatch(/More addresses match/);
  });

  it('tells two homes with one address apart, and puts the address alone into the field', async () => {
    await show();
    await type('1 re');
    await asked[0]?.answer(CLEAR, { ...OUTAGE, address: CLEAR.address });
    expect(options()).toEqual(['1 Ready Rd, Austin (1 of 2)', '1 Ready Rd, Austin (2 of 2)']);
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent.keyDown(field(), { key: 'Enter' });
    await settle();
    expect(screen.getByText('SERVICE OUTAGE')).toBeTruthy();
    expect(field().value).toBe('1 Ready Rd, Austin');
  });

  it('does not say that all is well where nothing can be read of it', async () => {
    await show();
    write('1 re');
    await send();
    await asked[0]?.answer({ address: '1 Ready Rd', system: null });
    expect(screen.queryByText(/^All clear/)).toBeNull();
    expect(said()).toMatch(/^1 Ready Rd: We can’t tell/);
    expect(told()).toEqual(['failed']);
  });
});
