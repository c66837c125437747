import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { replaceTexts, wrapForms, wrapTexts } from '../testing/estranged/strangers.ts';
import { onAPage, page, serve, wake } from './waking.test-support.tsx';

onAPage();

describe('a translator at work while the page is used', () => {
  /** Draws texts that change, appear and disappear, beside texts that stay. */
  function Changing() {
    const [count, setCount] = useState(0);
    return (
      <div>
        <p>
          {count} of {count > 1 ? 'many' : <b>few</b>}
          {count % 2 === 1 && 'odd'}
          {count > 2 && <i>three</i>} done
        </p>
        <button type="button" onClick={() => setCount(count + 1)}>
          Next {count > 0 && 'again'}
        </button>
        {count < 4 ? <form id="own" /> : 'Thanks'}
      </div>
    );
  }
  const WORDS = [
    '0 of few done',
    '1 of fewodd done',
    '2 of many done',
    '3 of manyoddthree done',
    '4 of manythree done',
  ];

  it.each(Object.entries({ wrapTexts, replaceTexts }))(
    '%s: no word is lost or stays behind',
    async (_, translate) => {
      serve(<Changing />);
      const stop = translate(page.island);
      await wake(Changing);
      for (const words of WORDS) {
        await vi.waitFor(() => expect(page.island.querySelector('p')?.textContent).toBe(words));
        page.island.querySelector('button')?.click();
      }
      await vi.waitFor(() => expect(page.island.textContent).toContain('Thanks'));
      expect(page.failures).toEqual([]);
      expect(page.error).not.toHaveBeenCalled();
      stop();
    },
  );

  it('lets a form go around which an extension has put a box', async () => {
    serve(<Changing />);
    await wake(Changing);
    wrapForms(page.island);
    for (const words of WORDS) {
      await vi.waitFor(() => expect(page.island.querySelector('p')?.textContent).toBe(words));
      page.island.querySelector('button')?.click();
    }
    await vi.waitFor(() => expect(page.island.querySelector('#own')).toBeNull());
    expect(page.failures).toEqual([]);
  });
});
