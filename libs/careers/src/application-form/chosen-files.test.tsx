import { render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { element, files, fillIn, messages, stage, submit } from '../testing/application-stage.tsx';

const user = userEvent.setup({ delay: null });

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

describe('a file that is chosen for an application', () => {
  it('refuses a file that is no resume by how it begins, before anything is sent', async () => {
    const shown = stage();
    render(element(shown));
    await fillIn();
    const input = files(/^Resume \*/);
    await user.upload(input, new File(['{"not": "a resume"}'], 'resume.pdf'));
    await waitFor(() =>
      expect(messages()).toEqual(['This is not a PDF, DOC or DOCX file. Please choose another one.']),
    );
    await submit();
    expect(shown.orders).toEqual([]);
    expect(document.activeElement).toBe(input);
  });

  it('waits for files that are still looked at when it is sent', async () => {
    const shown = stage();
    render(element(shown));
    await fillIn();
    const looks: ((head: ArrayBuffer) => void)[] = [];
    for (const label of [/^Resume \*/, /^Cover letter/]) {
      const file = new File(['GIF89a'], 'letter.pdf');
      const arrayBuffer = () => new Promise<ArrayBuffer>((resolve) => void looks.push(resolve));
      vi.spyOn(file, 'slice').mockReturnValue(Object.assign(new Blob(), { arrayBuffer }));
      await user.upload(files(label), file);
    }
    await submit();
    expect(shown.orders).toEqual([]);
    for (const look of looks) look(new TextEncoder().encode('GIF89a').buffer);
    await waitFor(() => expect(messages()).toHaveLength(2));
    expect(shown.orders).toEqual([]);
  });

  it.each([
    ['a PDF that begins with a line of a printer', '\u001B%-12345X@PJL\r\n%PDF-1.4'],
    ['an older Word file', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ])('sends %s', async (_about, content) => {
    const shown = stage();
    render(element(shown));
    await fillIn();
    await user.upload(files(/^Resume \*/), new File([content], 'resume.pdf'));
    await submit();
    await waitFor(() => expect(shown.orders).toHaveLength(1));
  });
});
