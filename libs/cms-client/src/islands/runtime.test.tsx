import { useEffect, useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useServedPart } from './served-parts.ts';
import { putBesideControls } from '../testing/estranged/strangers.ts';
import { control, enter, fillIn, Form, onAPage, page, serve, wake } from './waking.test-support.tsx';

onAPage();

describe('an page.island that fails', () => {
  const served = () => page.island.innerHTML;

  it('goes back to what was served, with what was entered until then', async () => {
    let fail = () => {};
    function Fragile() {
      const [isBroken, setBroken] = useState(false);
      useEffect(() => void (fail = () => setBroken(true)), []);
      if (isBroken) throw new Error('broken');
      return <Form />;
    }
    const before = served();
    await wake(Fragile);
    await enter('name', 'Ana');
    control('email').value = 'ana@example.com';
    control('name').focus();
    fail();
    await vi.waitFor(() => expect(page.failures).toHaveLength(1));
    expect(served()).toBe(before);
    expect(control('name').value).toBe('Ana');
    expect(control('email').value).toBe('ana@example.com');
    expect(document.activeElement).toBe(control('name'));
    expect(page.error).not.toHaveBeenCalled();
  });

  it('goes back to it when it cannot be drawn at all', async () => {
    const before = served();
    fillIn();
    await wake(() => {
      throw new Error('broken');
    });
    expect(page.failures).toEqual([new Error('broken')]);
    expect(served().replace(' open=""', '')).toBe(before);
    expect(control('name').value).toBe('Ana');
  });

  it('goes back to it when it has no field any more for what was entered', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.setTimerTickMode('nextTimerAsync');
    onTestFinished(() => void vi.useRealTimers());
    control('name').value = 'Ana';
    await wake(() => <button>Search</button>);
    expect(page.failures).toHaveLength(1);
    expect(control('name').value).toBe('Ana');
  });
});

it('keeps a part that it does not draw itself, however it wakes', async () => {
  const Served = () => (
    <nav>
      <div data-served="list">
        <a href="/plans">Plans</a>
      </div>
      <input name="q" />
    </nav>
  );
  function Keeping() {
    const html = useServedPart('list');
    return (
      <nav>
        <div data-served="list" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
        <input name="q" />
      </nav>
    );
  }
  serve(<Served />);
  putBesideControls(page.island);
  await wake(Keeping);
  expect(page.island.querySelector('a')?.textContent).toBe('Plans');
});
