import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { back, element, events, one, press, setUp, start, title, whole } from '../testing/quiz-stage.tsx';

const next = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Go on|Show my plan)$/ });

beforeEach(setUp);

describe('the quiz', () => {
  it('lets a number be emptied and typed anew', () => {
    render(element(whole));
    press('Find my plan');
    const field = screen.getByRole<HTMLInputElement>('spinbutton');
    const status = screen.getByRole('status');
    press('One more');
    expect(status.textContent).toBe('1');
    fireEvent.change(field, { target: { value: '' } });
    expect(field.value).toBe('');
    fireEvent.change(field, { target: { value: '4' } });
    expect(field.value).toBe('4');
    fireEvent.change(field, { target: { value: '04' } });
    expect(field.value).toBe('4');
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.blur(field);
    expect(field.value).toBe('0');
  });

  it('asks one question after the other, and ends with a plan', () => {
    render(element(whole));
    press('Find my plan');
    expect(title().textContent).toBe('How many of you share the line?');
    press('One more');
    press('Go on');
    fireEvent.click(screen.getByRole('radio', { name: 'No, one router reaches' }));
    press('Go on');
    fireEvent.click(screen.getByRole('radio', { name: 'Yes, where I work' }));
    press('Go on');
    fireEvent.click(screen.getByRole('radio', { name: 'Mail and news' }));
    press('Go on');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Video calls' }));
    press('Go on');
    fireEvent.click(screen.getByRole('radio', { name: 'Day and night' }));
    press('Show my plan');
    expect(title().textContent).toBe('The small one');
    expect(document.activeElement).toBe(title());
    expect(location.search).toBe(
      '?household-size=1&extenders=no&priority-room=yes&internet-use=a&bandwidth=home&typical-day=c&step=result',
    );
    expect(events()).toEqual([
      ['quiz_start'],
      ['quiz_step', 'Household Size', 1],
      ['quiz_step', 'Extenders', 2],
      ['quiz_step', 'Priority Room', 3],
      ['quiz_step', 'Internet Use', 4],
      ['quiz_step', 'Bandwidth', 5],
      ['quiz_step', 'Typical Day', 6],
      ['quiz_result', 'core'],
    ]);
  });

  it('goes on only with an answer', () => {
    start('?step=1');
    render(element(whole));
    expect(next().disabled).toBe(true);
    expect(screen.getByText('Enter how many people, from 1 to 10, to continue.')).toBeDefined();
    press('One more');
    expect(next().disabled).toBe(false);
    press('One fewer');
    expect(next().disabled).toBe(true);
  });

  it('counts from 0 to 10, by its buttons and in its field', () => {
    start('?household-size=9&step=1');
    render(element(whole));
    const field = screen.getByRole<HTMLInputElement>('spinbutton', {
      name: 'How many of you share the line?',
    });
    expect([field.min, field.max]).toEqual(['0', '10']);
    press('One more');
    press('One more');
    expect(field.value).toBe('10');
    expect(screen.getByRole('button', { name: 'One more' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.change(field, { target: { value: '42' } });
    expect(location.search).toBe('?household-size=10&step=1');
    fireEvent.change(field, { target: { value: '' } });
    expect(location.search).toBe('?step=1');
    press('One fewer');
    expect(field.value).toBe('0');
  });

  it('lets core stand alone among as many as apply', () => {
    start('?household-size=1&extenders=no&priority-room=no&internet-use=a&step=5');
    render(element(whole));
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    fireEvent.click(box('Video calls'));
    fireEvent.click(box('Online games'));
    fireEvent.click(box('Cameras at the door'));
    expect(location.search).toContain('bandwidth=home&bandwidth=edge&bandwidth=edge-2&step=5');
    fireEvent.click(box('Nothing much'));
    expect(box('Video calls').checked).toBe(false);
    expect(location.search).toContain('&bandwidth=core&step=5');
    fireEvent.click(box('Cameras at the door'));
    expect(box('Nothing much').checked).toBe(false);
    fireEvent.click(box('Cameras at the door'));
    expect(next().disabled).toBe(true);
  });

  it('shows the way back from the second question on, and keeps what was answered', () => {
    start('?step=1');
    render(element(whole));
    expect(screen.queryByRole('link', { name: 'Go back' })).toBeNull();
    press('One more');
    press('Go on');
    fireEvent.click(screen.getByRole('radio', { name: 'Yes, there are dead corners' }));
    fireEvent.click(screen.getByRole('link', { name: 'Go back' }));
    expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('1');
    expect(location.search).toBe('?household-size=1&extenders=yes&step=1');
    press('Go on');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /dead corners/ }).checked).toBe(true);
  });

  it('leaves a link that is opened in another tab to the browser', () => {
    start('?household-size=1&step=2');
    render(element(whole));
    const link = screen.getByRole('link', { name: 'Go back' });
    expect(link.getAttribute('href')).toBe('?household-size=1&step=1#quiz');
    let followed = false;
    link.addEventListener('click', (event) => {
      followed = !event.defaultPrevented;
      event.preventDefault();
    });
    fireEvent.click(link, { ctrlKey: true });
    expect(followed).toBe(true);
    expect(location.search).toBe('?household-size=1&step=2');
  });

  it('shows on the way back of the browser what the address names', async () => {
    render(element(whole));
    press('Find my plan');
    press('One more');
    press('Go on');
    fireEvent.click(screen.getByRole('radio', { name: 'No, one router reaches' }));
    press('Go on');
    await back();
    expect(title().textContent).toBe('Do you need Wi-\u2060Fi boosters?');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No, one router reaches' }).checked).toBe(
      true,
    );
    await back();
    expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('1');
    await back();
    expect(screen.getByRole('button', { name: 'Find my plan' })).toBeDefined();
    // The quiz reports the start again only if the visitor starts again.
    expect(events().filter(([event]) => event === 'quiz_start')).toHaveLength(1);
  });

  it('begins again without the answers', () => {
    start('?internet-use=b&step=result');
    render(element(one));
    fireEvent.click(screen.getByRole('link', { name: 'Start over' }));
    expect(location.search).toBe('');
    press('Start');
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  });

  it.each([
    ['again from the result', '?internet-use=b&step=result', 'Start over'],
    ['from the first question by the browser', '', undefined],
  ])('puts the focus on its introduction when a visitor comes back to it, %s', async (_, query, again) => {
    start(query);
    render(element(one));
    if (again === undefined) {
      press('Start');
      await back();
    } else fireEvent.click(screen.getByRole('link', { name: again }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  });

  it('leaves the address alone where it is to be kept in memory', () => {
    start('?tab=plans');
    render(element({ ...whole, keepIn: 'memory', query: '?step=1' }));
    press('One more');
    press('Go on');
    expect(title().textContent).toBe('Do you need Wi-\u2060Fi boosters?');
    expect(location.search).toBe('?tab=plans');
  });
});

describe('on a server', () => {
  const QUERY = '?household-size=4&step=2';

  it('draws the step of the query, and the browser finds nothing to fix', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('location', undefined);
    const html = renderToString(element({ ...whole, query: QUERY }));
    vi.unstubAllGlobals();
    start(QUERY);
    const root = document.createElement('div');
    root.innerHTML = html;
    document.body.append(root);
    expect(root.querySelector('legend')?.textContent).toBe('Do you need Wi-\u2060Fi boosters?');
    expect(next().disabled).toBe(false);
    await act(async () => {
      hydrateRoot(root, element({ ...whole, query: QUERY }));
    });
    expect(next().disabled).toBe(true);
    expect(complaints.mock.calls).toEqual([]);
  });
});
