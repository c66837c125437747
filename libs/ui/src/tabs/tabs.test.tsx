import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

const tabs = [
  { id: 'home', label: 'Home', content: 'At home' },
  { id: 'work', label: 'Work', content: 'At work' },
];

describe('Tabs', () => {
  it('starts with the first and moves by arrow keys', async () => {
    const onSelect = vi.fn();
    render(<Tabs label="Where" tabs={tabs} onSelect={onSelect} />);
    expect(screen.getByRole('tabpanel', { name: 'Home' }).textContent).toBe('At home');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(onSelect).toHaveBeenLastCalledWith('work');
    expect(screen.getByRole('tabpanel', { name: 'Work' }).textContent).toBe('At work');
  });

  it('starts where it is told', () => {
    render(<Tabs label="Where" tabs={tabs} defaultSelected="work" />);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Work');
  });

  it('leaves the choice to a caller who keeps it', async () => {
    render(<Tabs label="Where" tabs={tabs} selected="home" onSelect={() => {}} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Work' }));
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Home');
  });
});
