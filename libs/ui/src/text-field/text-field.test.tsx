import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Select } from '../select/select.tsx';
import { TextField } from './text-field.tsx';

function descriptionOf(control: HTMLElement): string[] {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `nothing has the id ${id}`);
}

describe('TextField', () => {
  it('is named by its label and takes what is typed', async () => {
    render(<TextField label="ZIP code" name="zip" inputMode="numeric" autoComplete="postal-code" />);
    const field = screen.getByLabelText<HTMLInputElement>('ZIP code');
    await userEvent.type(field, '97205');
    expect(field.value).toBe('97205');
    expect([field.name, field.inputMode, field.autocomplete]).toEqual(['zip', 'numeric', 'postal-code']);
  });

  it('describes itself by hint, then error, then what the caller adds', () => {
    render(
      <>
        <p id="more">More</p>
        <TextField label="ZIP" hint="Five digits." error="Too short." aria-describedby="more" />
      </>,
    );
    const field = screen.getByLabelText('ZIP');
    expect(descriptionOf(field)).toEqual(['Five digits.', 'Too short.', 'More']);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('is marked as wrong by a message that stands elsewhere', () => {
    render(
      <>
        <TextField label="ZIP" invalid aria-describedby="below" />
        <p id="below">Too short.</p>
      </>,
    );
    const field = screen.getByLabelText('ZIP');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(field)).toEqual(['Too short.']);
  });

  it('says nothing of errors while there is none', () => {
    render(<TextField label="ZIP" />);
    const field = screen.getByLabelText('ZIP');
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    expect(field.hasAttribute('aria-describedby')).toBe(false);
  });

  it.each([
    ['en', 'Unit (optional)'],
    ['es', 'Unit (opcional)'],
  ] as const)('says in %s that it may stay empty', (language, name) => {
    render(<TextField label="Unit" optional language={language} />);
    expect(screen.getByRole('textbox', { name })).toBeTruthy();
  });

  it('keeps its name when the label is not seen', () => {
    render(<TextField label="Email" labelHidden type="email" />);
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('type', 'email');
  });

  it('has room for several lines when asked', () => {
    const ref = createRef<HTMLTextAreaElement>();
    render(<TextField label="Message" multiline ref={ref} maxLength={1000} error="Say something." />);
    expect(ref.current?.tagName).toBe('TEXTAREA');
    expect(ref.current?.maxLength).toBe(1000);
    expect(descriptionOf(screen.getByLabelText('Message'))).toEqual(['Say something.']);
  });
});

describe('Select', () => {
  const options = [
    { value: 'or', label: 'Oregon' },
    { value: 'wa', label: 'Washington', disabled: true },
  ];

  it('starts with its placeholder, which stands for no choice', async () => {
    render(<Select label="State" options={options} placeholder="Choose a state" />);
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' });
    expect(select.value).toBe('');
    await userEvent.selectOptions(select, 'Oregon');
    expect(select.value).toBe('or');
  });

  it('does not offer what is not to be had', () => {
    render(<Select label="State" options={options} />);
    expect(screen.getByRole('option', { name: 'Washington' })).toHaveProperty('disabled', true);
  });

  it('is described by its error', () => {
    render(<Select label="State" options={options} error="Choose one." />);
    expect(descriptionOf(screen.getByRole('combobox'))).toEqual(['Choose one.']);
  });

  it('is marked as wrong by a message that stands elsewhere', () => {
    const warned = vi.spyOn(console, 'error').mockReturnValue();
    render(<Select label="State" options={options} invalid />);
    expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe('true');
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });
});
