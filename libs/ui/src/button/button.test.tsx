import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { INK, PAPER } from '../tokens/ink-and-paper.ts';
import { Button } from './button.tsx';

describe('Button', () => {
  it('does what it is for', async () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>Check</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Check' }));
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('does not send a form unless it says so', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>Help</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByText('Help'));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('Send'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('while busy can be focused, says so, and neither acts nor sends', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy language="es" onClick={onClick}>
          Enviar
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: /^Enviar\s?, Un momento$/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button).toHaveProperty('disabled', false);
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each([
    ['#ffd400', undefined, '#0e1729'],
    ['#1a0f4f', undefined, '#fbf7f0'],
    ['rebeccapurple', '#ffffff', '#ffffff'],
  ])('puts readable text on the color %s', (color, textColor, expected) => {
    render(
      <>
        <style>{`:root{--ink:${INK};--paper:${PAPER}}`}</style>
        <Button color={color} textColor={textColor}>
          Go
        </Button>
      </>,
    );
    const style = getComputedStyle(screen.getByRole('button'));
    expect(style.getPropertyValue('--button-fill').trim()).toBe(color);
    expect(style.getPropertyValue('--button-text').trim()).toBe(expected);
  });

  it('gives out its element and passes on what it does not know', () => {
    const ref = createRef<HTMLButtonElement>();
    render(
      <Button ref={ref} data-action="open-address-check" aria-expanded={false}>
        Go
      </Button>,
    );
    expect(ref.current?.dataset['action']).toBe('open-address-check');
    expect(ref.current?.getAttribute('aria-expanded')).toBe('false');
  });
});
