import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Disclosure } from './disclosure.tsx';

describe('Disclosure', () => {
  it('has its answer in the page while it is closed', () => {
    render(<Disclosure summary="What does it cost?">Nothing.</Disclosure>);
    expect(screen.getByRole('group')).toHaveProperty('open', false);
    expect(screen.getByText('Nothing.')).toBeTruthy();
  });

  it('says when it is opened, and stays open when drawn again', () => {
    const onToggle = vi.fn();
    const { rerender } = render(
      <Disclosure summary="What does it cost?" onToggle={onToggle}>
        Nothing.
      </Disclosure>,
    );
    const details = screen.getByRole<HTMLDetailsElement>('group');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(onToggle).toHaveBeenLastCalledWith(true);
    rerender(
      <Disclosure summary="What does it cost?" onToggle={onToggle}>
        Still nothing.
      </Disclosure>,
    );
    expect(details.open).toBe(true);
  });

  it('can be a heading in the outline and one of a group', () => {
    render(
      <Disclosure summary="What does it cost?" headingLevel={3} name="faq" open>
        Nothing.
      </Disclosure>,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'What does it cost?' })).toBeTruthy();
    expect(screen.getByRole('group').getAttribute('name')).toBe('faq');
  });

  it('carries what its summary declares', () => {
    render(
      <Disclosure summary="What does it cost?" summaryData={{ 'data-analytics': '{}' }}>
        Nothing.
      </Disclosure>,
    );
    expect(screen.getByText('What does it cost?').closest('summary')?.dataset).toMatchObject({
      analytics: '{}',
    });
  });
});
