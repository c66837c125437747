import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: '>=20', label: '20 or more' },
  { value: '<20', label: 'Fewer than 20' },
];

describe('RadioGroup', () => {
  it('is a named group with one answer', async () => {
    const onChange = vi.fn();
    render(
      <RadioGroup
        legend="How many homes?"
        name="units"
        options={options}
        defaultValue=">=20"
        onChange={onChange}
      />,
    );
    expect(screen.getByRole('group', { name: 'How many homes?' })).toBeTruthy();
    expect(screen.getByLabelText('20 or more')).toHaveProperty('checked', true);
    await userEvent.click(screen.getByLabelText('Fewer than 20'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('<20');
    expect(screen.getByLabelText('20 or more')).toHaveProperty('checked', false);
  });

  it('shows the value its caller keeps', () => {
    render(
      <RadioGroup legend="How many homes?" name="units" options={options} value="<20" onChange={() => {}} />,
    );
    expect(screen.getByLabelText('Fewer than 20')).toHaveProperty('checked', true);
  });

  it('is described by its error', () => {
    render(<RadioGroup legend="How many homes?" name="units" options={options} error="Choose one." />);
    const group = screen.getByRole('group');
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Choose one.',
    );
    expect(screen.getByLabelText('20 or more').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('Checkbox', () => {
  it('is ticked by its words', async () => {
    render(<Checkbox label="I manage this building" name="manager" />);
    await userEvent.click(screen.getByText('I manage this building'));
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
  });

  it('is described by hint and error', () => {
    render(<Checkbox label="Agree" hint="One message." error="Please agree." />);
    const ids = screen.getByRole('checkbox').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'One message.',
      'Please agree.',
    ]);
  });
});
